/** Fetches a file that needs the bearer token and hands it to the browser as a download. */
import { API_PATH, callHeaders } from '#web/api/call-headers.ts';
import { errorText } from '#web/api/request-error.ts';

const reasonOf = async (answer: Response): Promise<string> => {
  const data: unknown = await answer.json().catch(() => null);
  return errorText({ status: answer.status, data });
};

/** Null when the download began, otherwise why it did not. */
export const downloadFile = async (path: string, fileName: string): Promise<string | null> => {
  const answer = await fetch(`${API_PATH}${path.slice(1)}`, { headers: callHeaders() }).catch(
    (error: unknown) => error,
  );
  if (!(answer instanceof Response)) return errorText({ status: 'FETCH_ERROR', error: String(answer) });
  if (!answer.ok) return reasonOf(answer);
  const url = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
  return null;
};
