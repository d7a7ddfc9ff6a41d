/** Words by which English text is read when a name in it may become a pronoun. */

const words = (listed: string): ReadonlySet<string> => new Set(listed.trim().split(/\s+/));

/** Finite verbs of the past that do not end in -ed. */
export const IRREGULAR_PAST = words(`
  was had did could would should might must went put came sat saw held took lay ran told knew thought stood got gave
  found read made sang felt fell left let heard shook shut lit kept slept hid wore crept wound dug set drew blew bit
  threw bent beat wrote stuck slid hung swam began built forgot paid ate cut wrung swung sent meant led flew fed drank
  spun lost knelt chose won woke wept tore swept stole spread spoke spat sank shot shone rode rose said sprang spent
  sold dealt leapt leant dreamt learnt burnt brought bought caught broke became burst clung dreamt drove fought froze
  grew hit hurt laid lent met rang rung sought stung struck swore taught trod understood withdrew strode bade hadn’t
  didn’t couldn’t wouldn’t shouldn’t wasn’t mustn’t
`);

/** What may stand between a subject and its verb. */
export const VERB_ADVERBS = words(
  'never always also still only just even ever almost nearly quite at once soon now then',
);

/** Participles in -ed and words that look like them, and adjectives. */
export const NOT_VERBS = words(
  'red bed shed sled seed need indeed instead speed weed hundred naked wicked tired bored',
);

export const SPEECH_VERBS = words(`
  said asked cried whispered called sang breathed shouted hummed thought sighed laughed sniffed murmured boomed yelled
  squeaked mumbled begged puffed answered explained beeped yawned sobbed repeated purred panted gasped clicked buzzed
  brayed wailed screamed hooted announced wondered wept trumpeted snuffled smiled roared remarked reasoned quoted
  quacked promised noted inquired howled honked hissed grumbled giggled echoed declared complained advised replied
  admitted decided remembered
`);

/** After these stands a name that somebody does something to, and hardly ever a subject. */
export const TRANSITIVE_VERBS = words(`
  told gave showed led helped followed pushed pulled carried lifted watched hugged kissed tickled licked nudged patted
  offered handed brought sent thanked poked met missed taught stroked
`);

/** Prepositions that are never conjunctions. */
export const PREPOSITIONS = words(`
  to with at from behind beside under over past around round near by onto on into about without against above below
  toward towards through across inside for like
`);

/** Words that open a clause; a comma before the ones that also join names. */
export const CLAUSE_OPENERS = words(`
  because when while if that where whose which what how why until till though although whenever wherever before after
  since as so than
`);
export const JOINING_CLAUSE_OPENERS = words('and but or so then');

/** Nouns of somebody who could be she or he. */
export const ANIMATE_NOUNS = `
  man woman boy girl lady gentleman child mother father mum dad mama papa brother sister uncle aunt auntie grandmother
  grandfather grandma grandpa granny neighbour teacher professor seller keeper baker postman driver captain sailor king
  queen prince princess knight guard doctor gardener cook thief detective ghost monster troll giant guest stranger
  friend cousin somebody someone person owner reader expert librarian fisherman pilot conductor baby lion
  mouse cat owl turtle goose hen dog goat frog duck hedgehog pigeon camel donkey squirrel fox dragon fish octopus crab
  bird ibis rabbit monkey hoopoe sheep bee bear bat dolphin whale elephant penguin beetle snail cow horse robot star
  cloud chick duckling kitten puppy calf foal lamb spider ant gull rooster cock pelican
`
  .trim()
  .split(/\s+/);
