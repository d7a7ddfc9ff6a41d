/** Search, filters and order of a library. */
import { BOOK_STATUSES } from '#core/book/book-status.ts';
import { BOOK_LANGUAGES } from '#core/locale/language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { BOOK_ORDERS, type Selection } from '#web/features/library/select-books.ts';
import { changesWords } from '#web/locales/changes.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const ALL = '';

type ShelfToolsProps = { selection: Selection; onSelect: (selection: Selection) => void };

export const ShelfTools = ({ selection, onSelect }: ShelfToolsProps) => {
  const { t } = useTranslation(changesWords, pagesWords);
  const all = { value: ALL, label: t('shelf.all') };
  const select = (change: Partial<Selection>): void => onSelect({ ...selection, ...change });
  return (
    <div role="search" className="mb-8 grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-4 md:gap-4">
      <TextField
        label={t('library.search')}
        placeholder={t('library.searchFor')}
        type="search"
        value={selection.query}
        onChange={(query) => select({ query })}
        dir="auto"
      />
      <SelectField
        label={t('shelf.status')}
        options={[all, ...BOOK_STATUSES.map((value) => ({ value, label: t(`books.status.${value}`) }))]}
        value={selection.status ?? ALL}
        onChange={(chosen) => select({ status: BOOK_STATUSES.find((status) => status === chosen) ?? null })}
      />
      <SelectField
        label={t('shelf.language')}
        options={[all, ...BOOK_LANGUAGES.map((value) => ({ value, label: t(`shelf.languages.${value}`) }))]}
        value={selection.language ?? ALL}
        onChange={(chosen) => select({ language: BOOK_LANGUAGES.find((language) => language === chosen) ?? null })}
      />
      <SelectField
        label={t('shelf.order')}
        options={BOOK_ORDERS.map((value) => ({ value, label: t(`shelf.orders.${value}`) }))}
        value={selection.order}
        onChange={(chosen) => select({ order: BOOK_ORDERS.find((order) => order === chosen) ?? 'newest' })}
      />
    </div>
  );
};
