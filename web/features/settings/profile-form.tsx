/** Name and picture. */
import { useForm } from 'react-hook-form';
import type { User } from '#contract/accounts.ts';
import { accountChangeSchema } from '#contract/account-settings.ts';
import { useListCharactersQuery } from '#web/api/character-calls.ts';
import { contractResolver, showFieldErrors } from '#web/api/contract-resolver.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { SettingsPart } from '#web/features/settings/settings-part.tsx';
import { useAccountChange } from '#web/features/settings/use-account-change.ts';
import { accountWords } from '#web/locales/account.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { FormTextField } from '#web/ui/form-field.tsx';
import { Notice } from '#web/ui/notice.tsx';

const NameForm = ({ user }: { user: User }) => {
  const { t } = useTranslation(accountWords, pagesWords);
  const { language } = useLanguage();
  const { save, isSaving, failure } = useAccountChange(user);
  const { control, handleSubmit, setError } = useForm({
    resolver: contractResolver(accountChangeSchema.pick({ name: true }), language),
    defaultValues: { name: user.name },
  });
  const submit = handleSubmit(async (body) => {
    await save(body, { done: t('settings.saved'), shownAtFields: (error) => showFieldErrors(error, setError) });
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {failure !== null && <Notice state="error">{failure}</Notice>}
      <FormTextField control={control} name="name" dir="auto" label={t('accounts.name')} autoComplete="name" />
      <Button type="submit" isPending={isSaving} className="self-start">
        {t('settings.save')}
      </Button>
    </form>
  );
};

const NONE = 'none';

const PictureChoice = ({ user }: { user: User }) => {
  const { t } = useTranslation(accountWords);
  const { data: characters = [] } = useListCharactersQuery();
  const { save, failure } = useAccountChange(user);
  if (characters.length === 0) return null;
  const options = [
    { value: NONE, label: t('settings.noPicture') },
    ...characters.map(({ _id, name }) => ({ value: _id as string, label: name })),
  ];
  const choose = async (value: string): Promise<void> => {
    const chosen = characters.find(({ _id }) => _id === value);
    await save({ pictureCharacterId: chosen?._id ?? null }, { done: t('settings.saved') });
  };
  return (
    <div className="flex items-start gap-4 border-t border-line pt-5">
      {user.picture !== null && (
        <img
          src={user.picture}
          alt=""
          width={96}
          height={96}
          className="size-24 shrink-0 rounded-full border-2 border-line bg-raised object-cover object-top"
        />
      )}
      <div className="min-w-0 grow">
        {failure !== null && <Notice state="error">{failure}</Notice>}
        <Choice
          look="segments"
          label={t('settings.picture')}
          hint={t('settings.pictureHint')}
          options={options}
          value={user.pictureCharacterId ?? NONE}
          onChange={(value) => void choose(value)}
        />
      </div>
    </div>
  );
};

export const ProfileForm = ({ user }: { user: User }) => {
  const { t } = useTranslation(accountWords);
  return (
    <SettingsPart title={t('settings.profile')}>
      <NameForm user={user} />
      <PictureChoice user={user} />
    </SettingsPart>
  );
};
