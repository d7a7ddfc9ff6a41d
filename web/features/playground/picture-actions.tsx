/** What can be done with the picture: save it, pass it on. */
import { useState, type RefObject } from 'react';
import { drawPng } from '#web/app/easel/easel.ts';
import type { DrawingOrder } from '#web/app/easel/drawing-order.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { readLabel, titledPng } from '#web/features/playground/titled-png.ts';
import { looksWords } from '#web/locales/looks.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadIcon, LinkIcon } from '#web/ui/icons.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/** As large as a page of a medium book in print. */
const SAVED_PX = 2551;

const REVOKE_MS = 60_000;

const download = (file: Blob, name: string): void => {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS);
};

/** `picture` is the picture on the screen, with its title. */
type PictureActionsProps = { order: DrawingOrder; fileName: string; picture: RefObject<HTMLElement | null> };

const useSaving = ({ order, fileName, picture }: PictureActionsProps) => {
  const { t } = useTranslation(looksWords);
  const [share, setShare] = useState<number | null>(null);
  const save = async (): Promise<void> => {
    setShare(0);
    try {
      const label = picture.current?.querySelector('.cover-label');
      const title = picture.current && label ? readLabel(label, picture.current) : null;
      const png = await drawPng(order, SAVED_PX, setShare);
      download(title ? await titledPng(png, title) : png, fileName);
      showToast({ state: 'success', text: t('playground.saved') });
    } catch {
      showToast({ state: 'error', text: t('playground.notSaved') });
    }
    setShare(null);
  };
  return { save, share };
};

const useSharing = () => {
  const { t } = useTranslation(looksWords);
  return async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      showToast({ state: 'success', text: t('playground.shared') });
    } catch {
      showToast({ state: 'neutral', text: t('playground.notShared') });
    }
  };
};

export const PictureActions = (props: PictureActionsProps) => {
  const { t } = useTranslation(looksWords);
  const { save, share } = useSaving(props);
  const copyLink = useSharing();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" isPending={share !== null} onPress={() => void save()}>
          <DownloadIcon />
          {t('playground.save')}
        </Button>
        <Button variant="ghost" onPress={() => void copyLink()}>
          <LinkIcon />
          {t('playground.share')}
        </Button>
      </div>
      {share !== null && <ProgressBar label={t('playground.saving')} percent={Math.round(share * 100)} />}
    </div>
  );
};
