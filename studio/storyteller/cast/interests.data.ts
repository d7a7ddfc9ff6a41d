/** First words of interests that are no names, so that they can stand in the middle of a sentence. */
export const COMMON_INTERESTS: ReadonlySet<string> = new Set(
  `animals art baking ballet balls baking basketball bees bicycles bikes birds boats books building bugs buses butterflies
  cars castles cats chess clay climbing colours colors cooking counting cycling dancing dinosaurs dogs dolls dragons drawing
  drumming drums elephants experiments fairies farms fire fish fishing flowers flying football frogs gardening guitars
  gymnastics hiding hiking horses insects jokes jumping karate kites knights learning lions listening magic making maps maths
  monsters moons mountains mud music numbers painting pancakes pets photography pianos pirates planes planets playing princesses
  puddles puzzles rabbits racing rain reading riding riddles robots rockets rocks running science sea sewing sharks shells singing
  skating skipping snakes snow soccer space sports stars stickers stones stories storms superheroes swimming swings tennis theatre
  tigers toys tractors trains travelling trees trucks unicorns volcanoes walking watching water whales writing`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
