/**
 * Characters that belong to somebody else and so cannot be in a printed book, each with words of a hero of one's own that
 * is near. Characters of old tales (Cinderella, Aladdin, Peter Pan) belong to everybody and are not here; nor are names
 * that many children have, unless they come with the name of their world.
 */

export type OwnedCharacter = {
  /** Folded, with the notation of regular expressions. */
  readonly names: readonly string[];
  /** English words that the storyteller understands. */
  readonly near: string;
};

export const OWNED_CHARACTERS: readonly OwnedCharacter[] = [
  {
    names: ['elsa', 'olaf', 'disney frozen', 'frozen (?:movie|film|queen)', 'الملكه السا', 'السا', 'فروزن'],
    near: 'snow castle winter ice',
  },
  {
    names: ['spider ?man', 'spidey', 'miles morales', 'سبايدر ?مان', '(?:ال)?رجل (?:ال)?عنكبوت'],
    near: 'brave help rescue',
  },
  { names: ['bat ?man', 'bat ?girl', 'باتمان'], near: 'bat night brave' },
  {
    names: [
      'super ?man',
      'super ?girl',
      'iron ?man',
      'hulk',
      'captain america',
      'wonder woman',
      'avengers',
      'black panther hero',
      'سوبر ?مان',
      'هالك(?! من)',
      'ايرون ?مان',
    ],
    near: 'brave help rescue',
  },
  {
    names: ['harry potter', 'hermione', 'hogwarts', 'dumbledore', 'voldemort', 'هاري بوتر', 'هوجورتس'],
    near: 'castle night owl',
  },
  {
    names: [
      'bluey',
      'paw patrol',
      'scooby(?: doo)?',
      'snoopy',
      'clifford the big red dog',
      'بلوي',
      'باو باترول',
      'سكوبي دو',
    ],
    near: 'dog help lost',
  },
  { names: ['peppa(?: pig)?', 'بيبا بيج'], near: 'garden farm' },
  {
    names: [
      'mickey(?: mouse)?',
      'minnie mouse',
      'tom and jerry',
      'jerry mouse',
      'ميكي(?: ماوس)?',
      'ميني ماوس',
      'توم وجيري',
    ],
    near: 'mouse',
  },
  { names: ['donald duck', 'daisy duck', 'بطوط'], near: 'duck river' },
  {
    names: [
      'winnie the pooh',
      'pooh bear',
      'paddington(?: bear)?',
      'masha and the bear',
      'care bears?',
      'ويني (?:ال)?دبدوب',
      'ماشا والدب',
    ],
    near: 'bear forest',
  },
  { names: ['gruffalo', 'غرافالو'], near: 'forest dark brave' },
  { names: ['peter rabbit', 'bugs bunny', 'باجز باني'], near: 'rabbit garden' },
  { names: ['sponge ?bob', 'patrick star', 'سبونج بوب'], near: 'sea ocean crab' },
  { names: ['nemo', 'finding dory', 'ariel the little mermaid', 'نيمو'], near: 'sea fish ocean' },
  { names: ['pokemon', 'pikachu', 'بوكيمون', 'بيكاتشو'], near: 'mouse forest lost' },
  { names: ['super mario', 'mario (?:bros|kart)', 'luigi and mario', 'سوبر ماريو'], near: 'castle brave' },
  { names: ['sonic the hedgehog', 'سونيك'], near: 'hedgehog' },
  { names: ['minecraft', 'roblox', 'fortnite', 'ماينكرافت', 'روبلوكس', 'فورتنايت'], near: 'cave underground crystal' },
  { names: ['barbie', 'باربي'], near: 'castle' },
  { names: ['dora the explorer', 'دورا المستكشفه'], near: 'jungle map monkey' },
  { names: ['hello kitty', 'garfield', 'هالو كيتي', 'هيلو كيتي'], near: 'cat' },
  { names: ['totoro', 'طوطورو'], near: 'forest tree' },
  { names: ['my little pony', 'rainbow dash'], near: 'horse cloud' },
  {
    names: [
      'thomas the tank engine',
      'thomas and friends',
      'bob the builder',
      'lightning mcqueen',
      'mcqueen',
      'ماكوين',
    ],
    near: 'robot machine help',
  },
  {
    names: [
      'buzz lightyear',
      'toy story',
      'wall e',
      'baby yoda',
      'yoda',
      'grogu',
      'darth vader',
      'star wars',
      'jedis?',
      'luke skywalker',
      'حرب النجوم',
      'باز يطير',
    ],
    near: 'space star rocket robot',
  },
  { names: ['transformers', 'optimus prime', 'المتحولون', 'جرندايزر', 'مازنجر'], near: 'robot' },
  { names: ['moana', 'lilo and stitch', 'موانا'], near: 'sea ocean boat' },
  { names: ['simba', 'lion king', 'mufasa', 'سيمبا', 'الاسد الملك'], near: 'lion' },
  {
    names: [
      'kung fu panda',
      'shrek',
      'minions?',
      'despicable me',
      'الغول شريك',
      'فيلم شريك',
      'شريك وفيونا',
      'المينيونز',
    ],
    near: 'brave help',
  },
  { names: ['ninja turtles?', 'سلاحف (?:ال)?نينجا'], near: 'turtle' },
  { names: ['smurfs?', 'smurfette', 'السنافر', 'سنفور'], near: 'forest mushroom' },
  {
    names: ['sesame street', 'elmo', 'cookie monster', 'teletubbies', 'cocomelon', 'blippi', 'افتح يا سمسم'],
    near: 'garden help',
  },
  {
    names: [
      'naruto',
      'goku',
      'dragon ?ball',
      'percy jackson',
      'gandalf',
      'frodo',
      'hobbits?',
      'narnia',
      'how to train your dragon',
      'ناروتو',
      'غوكو',
      'كونان',
      'كابتن ماجد',
    ],
    near: 'dragon mountain brave',
  },
  { names: ['miraculous ladybug', 'encanto', 'sofia the first', 'ميراكولوس', 'انكانتو'], near: 'castle help' },
  { names: ['bakkar', 'بكار'], near: 'nile river goat' },
];
