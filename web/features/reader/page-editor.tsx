/** A text area in place of the text of a page; on the cover, for the title. */
import type { Book } from '#contract/books.ts';
import { directionOf, textLanguagesOf, type Language } from '#core/locale/language.ts';
import { onDemand } from '#web/app/on-demand.tsx';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useLossGuard } from '#web/app/use-loss-guard.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { lettersLeft } from '#web/features/reader/page-draft.ts';
import { usePageEditor, type SaveResult } from '#web/features/reader/use-page-editor.ts';
import { changesWords } from '#web/locales/changes.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField, type FieldKeyListener } from '#web/ui/text-field.tsx';
import { useFirstFocus } from '#web/ui/overlay/use-first-focus.ts';

const ConfirmDialog = onDemand(async () => (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog);

const ROWS = 6;

type FieldProps = {
  book: Book;
  page: number;
  language: Language;
  text: string;
  problem: string | undefined;
  onWrite: (text: string) => void;
  onKeyDown: FieldKeyListener;
};

const LanguageField = ({ book, page, language, text, problem, onWrite, onKeyDown }: FieldProps) => {
  const { t } = useTranslation(changesWords);
  const left = lettersLeft(book, page, text);
  const kind = page === 0 ? 'title' : 'text';
  const label = book.language === 'bilingual' ? t(`changes.${kind}In.${language}`) : t(`changes.${kind}`);
  const field = useFirstFocus(textLanguagesOf(book)[0] === language);
  return (
    <div lang={language}>
      <TextField
        ref={field}
        rows={page === 0 ? 1 : ROWS}
        label={label}
        error={problem}
        value={text}
        onChange={onWrite}
        onKeyDown={onKeyDown}
        dir="auto"
      />
      <p dir="auto" className={`mt-1 text-sm ${left < 0 ? 'font-semibold text-red' : 'text-ink-soft'}`}>
        {left < 0 ? t('changes.lettersOver', { count: -left }) : t('changes.lettersLeft', { count: left })}
      </p>
    </div>
  );
};

const OtherText = ({ book, texts }: { book: Book; texts: Partial<Record<Language, string>> }) => {
  const { t } = useTranslation(changesWords);
  return (
    <div role="note" className="rounded-lg border border-line-strong bg-yellow/20 p-3 text-sm">
      <p className="font-semibold">{t('changes.asItIsNow')}</p>
      {textLanguagesOf(book).map((language) => (
        <p key={language} lang={language} dir={directionOf(language)} className="mt-1 whitespace-pre-line">
          {texts[language]}
        </p>
      ))}
      <p className="mt-2">{t('changes.saveAnyway')}</p>
    </div>
  );
};

/** What is said after saving: a warning before the way back to review, that before mere success. */
const useSavedWords = (book: Book) => {
  const { t } = useTranslation(changesWords);
  const { language } = useLanguage();
  return ({ warnings }: SaveResult): string => {
    const words = new Intl.ListFormat(language, { type: 'unit' }).format(warnings.map(({ word }) => word));
    if (warnings.length > 0) return t('changes.warning', { words });
    return t(book.status === 'approved' ? 'changes.underReview' : 'changes.saved');
  };
};

type PageEditorProps = { book: Book; page: number; refresh: () => Promise<unknown>; onDone: () => void };

export const PageEditor = ({ book, page, refresh, onDone }: PageEditorProps) => {
  const { t } = useTranslation(changesWords);
  const editor = usePageEditor({ book, page, refresh });
  const guard = useLossGuard(editor.isChanged);
  const savedWords = useSavedWords(book);
  const isTooLong = textLanguagesOf(book).some((one) => lettersLeft(book, page, editor.texts[one] ?? '') < 0);
  const save = async (): Promise<void> => {
    if (isTooLong || editor.isSaving) return;
    const result = await editor.save();
    if (!result.isSaved) return;
    if (editor.isChanged)
      showToast({ state: result.warnings.length > 0 ? 'neutral' : 'success', text: savedWords(result) });
    onDone();
  };
  const leave = (): void => (editor.isChanged ? guard.ask() : onDone());
  const onKeyDown: FieldKeyListener = (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    else if (event.key === 'Escape' && !guard.isAsking) leave();
    else event.continuePropagation();
  };
  return (
    <div className="reader-editor flex size-full flex-col gap-4 overflow-y-auto bg-raised p-5 text-ink">
      {textLanguagesOf(book).map((language) => (
        <LanguageField
          key={language}
          book={book}
          page={page}
          language={language}
          text={editor.texts[language] ?? ''}
          problem={editor.problem?.language === language ? editor.problem.message : undefined}
          onWrite={(text) => editor.write(language, text)}
          onKeyDown={onKeyDown}
        />
      ))}
      {editor.other && <OtherText book={book} texts={editor.other} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button isPending={editor.isSaving} isDisabled={isTooLong} onPress={() => void save()}>
          {t('changes.save')}
        </Button>
        <Button variant="ghost" onPress={leave}>
          {t('changes.cancel')}
        </Button>
        <p className="text-sm text-ink-soft max-md:hidden">{t('changes.saveHint')}</p>
      </div>
      {guard.isAsking && (
        <ConfirmDialog
          title={t('changes.loseQuestion')}
          text={t('changes.loseText')}
          confirmLabel={t('changes.lose')}
          cancelLabel={t('changes.stay')}
          isPending={false}
          onConfirm={guard.goOn ?? onDone}
          onClose={guard.stay}
        />
      )}
    </div>
  );
};
