/** What every place for files must do; each adapter's test runs this with a fresh, empty one. */
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Files } from '#server/providers/files/files.ts';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

export const describeFiles = (name: string, create: () => Promise<Files>): void => {
  describe(name, () => {
    it('gives back what was put, whole and as a stream', async () => {
      const files = await create();
      await files.put('books/a/page-1.jpg', text('picture'));
      expect(Buffer.from((await files.read('books/a/page-1.jpg')) ?? []).toString()).toBe('picture');
      const stored = await files.open('books/a/page-1.jpg');
      expect(stored?.sizeBytes).toBe(7);
      expect(stored && (await buffer(stored.body)).toString()).toBe('picture');
    });

    it('replaces a file that is put again', async () => {
      const files = await create();
      await files.put('a/b.txt', text('first, longer'));
      await files.put('a/b.txt', text('second'));
      expect(Buffer.from((await files.read('a/b.txt')) ?? []).toString()).toBe('second');
    });

    it('answers null for what is not there', async () => {
      const files = await create();
      expect(await files.read('no/such.txt')).toBeNull();
      expect(await files.open('no/such.txt')).toBeNull();
    });

    it('deletes a folder and nothing beside it', async () => {
      const files = await create();
      await files.put('books/a/1.jpg', text('1'));
      await files.put('books/ab/1.jpg', text('2'));
      await files.deleteFolder('books/a');
      await files.deleteFolder('books/a');
      expect(await files.read('books/a/1.jpg')).toBeNull();
      expect(await files.read('books/ab/1.jpg')).not.toBeNull();
    });

    it('lists what is in a folder, however deep, and deletes one file of it', async () => {
      const files = await create();
      for (const key of ['a/1.txt', 'a/b/c/2.txt', 'ab/3.txt']) await files.put(key, text(key));
      expect((await files.list('a')).toSorted()).toEqual(['a/1.txt', 'a/b/c/2.txt']);
      expect(await files.list('none')).toEqual([]);
      await files.delete('a/b/c/2.txt');
      await files.delete('a/b/c/2.txt');
      expect(await files.list('a')).toEqual(['a/1.txt']);
    });

    it.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', 'A', '', 'a/', '.hidden'])(
      'refuses the key %j',
      async (key) => {
        const files = await create();
        await expect((async () => files.put(key, text('x')))()).rejects.toThrow('Not a file key');
      },
    );
  });
};
