import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { describeFiles } from '#server/providers/files/files.contract.ts';
import { folderFiles } from '#server/providers/files/folder.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describeFiles('files in a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hikaya-files-'));
  folders.push(folder);
  return folderFiles(folder);
});
