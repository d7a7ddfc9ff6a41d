import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFiles } from '#server/providers/files/files.contract.ts';
import { folderFiles } from '#server/providers/files/folder.ts';

describeFiles('files in a folder', async () => folderFiles(await mkdtemp(join(tmpdir(), 'hikaya-files-'))));
