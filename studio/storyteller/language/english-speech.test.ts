import { describe, expect, it } from 'vitest';
import { withoutRepeatedTags } from '#studio/storyteller/language/english-speech.ts';

describe('two tags of one speaker', () => {
  it.each([
    ['“Sorry,” said Hana. “I was asleep,” said Hana.', '“Sorry,” said Hana. “I was asleep.”'],
    ['“Sorry,” said Hana. “I was asleep,” she said.', '“Sorry,” said Hana. “I was asleep.”'],
    ['“Oh,” Hana sighed. “Is it far?” asked Hana. “I am old.”', '“Oh,” Hana sighed. “Is it far? I am old.”'],
    [
      '“My box!” cried Hana. “It slid.” “It was about to hatch,” said Hana. “I play to it.” It rained.',
      '“My box!” cried Hana. “It slid. It was about to hatch. I play to it.” It rained.',
    ],
    [
      '“Sit,” she said. “I know nine songs,” she said, “and lost the short ones.”',
      '“Sit,” she said. “I know nine songs, and lost the short ones.”',
    ],
    [
      '“My box!” said Hana. “No song, no chick,” she said. “Oh, it broke,” said Rusty.',
      '“My box!” said Hana. “No song, no chick.” “Oh, it broke,” said Rusty.',
    ],
    [
      '“No,” said Hana the owl, and shut one eye. “Not yet,” said Hana the owl.',
      '“No,” said Hana the owl, and shut one eye. “Not yet.”',
    ],
  ])('are one: %s', (text, mended) => {
    expect(withoutRepeatedTags(text)).toBe(mended);
  });

  it.each([
    ['of two speakers', '“Sorry,” said Hana. “I was asleep,” said Rusty.'],
    ['of two who share a pronoun', '“Sorry,” she said. “I was asleep,” said Hana.'],
    ['after somebody else was named', '“Sorry,” said Hana, and looked at Rusty. “Oh,” said Hana.'],
    ['after something else happened', '“Sorry,” said Hana. It rained. “Oh,” said Hana.'],
    ['where the second says how', '“Sorry,” said Hana. “Oh,” said Hana very softly.'],
    ['where the second has another voice', '“Sorry,” said Hana. “Oh,” Hana whispered.'],
    ['where nothing but the tag parted the words', '“Look,” said Hana. “Nobody,” said Hana, “sleeps well in it.”'],
    ['without a tag before', 'Hana sat down. “Oh,” said Hana.'],
  ])('stay %s', (_, text) => {
    expect(withoutRepeatedTags(text)).toBe(text);
  });
});
