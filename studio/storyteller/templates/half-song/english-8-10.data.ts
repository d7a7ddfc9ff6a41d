/** The half song in English for readers of 8 to 10. */
import {
  adult,
  asideHere,
  HABIT,
  ifRoom,
  more,
  planting,
  TURN,
  when,
  type BandText,
  type Line,
  type TraitLines,
} from '#studio/storyteller/text/passage.ts';
import { clue, ending, feel } from '#studio/storyteller/templates/half-song/choices.ts';
import { type Singer as AnySinger, singerBeats } from '#studio/storyteller/templates/half-song/singers.ts';

type Singer = AnySinger & { readonly they: 'he' | 'she'; readonly them: 'him' | 'her' };

const SINGERS: readonly Singer[] = [
  {
    ref: 'frog',
    kind: 'frog',
    they: 'he',
    them: 'him',
    best: '[most famous|wettest|proudest]',
    who: 'who [sang|practised] by the river [day and night|all day]',
    claim: [
      '“[Every|Any] song [you can name|in the world] is by me,” he [said|croaked], and [puffed himself up|blew up his throat].',
      '“I wrote [all|most] of the songs [there are|in the world],” he [said|croaked], [puffing himself up|throat first].',
    ],
    later: [
      'By the river sat {frog} the frog, on a [stone|leaf], and [sang|bowed] to the [reeds|ducks].',
      '{Frog} the frog sat by the river on a [stone|leaf] and [bowed to|waited for] his [listeners|public].',
    ],
    into: [
      'landed [up to the elbows|nose first] in the river, beside {frog} the frog[|, who was singing]',
      'fell into the [reeds|mud] by the river, where {frog} the frog was [singing|practising]',
    ],
    sound: '[QUARRRK|QUO-O-ARK|QUAAARK]',
    effects: [
      '[fell|shot|flew] [backwards|bottom first] off his stone into the river',
      'the [force|joy|blast] of it [blew|threw|knocked] him [backwards|head over heels] into the river',
      'it [splashed|sprayed] so hard that a [fisherman|heron|duck] [packed up|went home|opened an umbrella]',
    ],
    where: 'by the river',
  },
  {
    ref: 'camel',
    kind: 'camel',
    they: 'she',
    them: 'her',
    best: '[oldest|slowest|calmest]',
    who: 'who had [hummed|sung] in the sand [for a hundred years|since the first caravan]',
    claim: [
      '“I’ve [carried|walked] a [hundred|thousand] songs across this desert,” she said, “and [dropped|lost] none.”',
      '“There’s no song I haven’t [carried|hummed] [across the desert|from well to well],” she said, [chewing|and chewed].',
    ],
    later: [
      'In the sand lay {camel} the camel, [chewing|with shut eyes], and was in no hurry to [look up|stop|turn her head].',
      '{Camel} the camel lay in the sand like a [sofa|small hill], and looked at {hero} from under her [long|four] lashes.',
    ],
    into: [
      'fell over a [soft|furry] hill in the sand, and it was {camel} the camel',
      'got stuck in the sand[, right|] [beside|in front of] {camel} the camel',
    ],
    sound: '[Aaaa-AAHM|Haaa-AAAM|Yaaa-HAAM]',
    effects: [
      'it was so long a yawn that {hero} yawned [three|four|five] times before it was [over|done]',
      'her [chin|head|neck] had sunk [on to|down to] the sand before she [got|came] to the end of it',
      'two [beetles|lizards|travellers] on the next dune [fell asleep|lay down|dropped off]',
    ],
    where: 'in the sand',
  },
  {
    ref: 'owl',
    kind: 'owl',
    they: 'she',
    them: 'her',
    best: '[best-read|most learned|wisest]',
    who: 'who [kept|looked after|guarded] [all the|the] song books in the library',
    claim: [
      '“I have [read|catalogued] every song,” she [whispered|breathed], “but never had to [hear|permit] one.”',
      '“[All|All the] songs are [here|with me],” she [whispered|breathed], “and here they are [kept|nice and] quiet.”',
    ],
    later: [
      '{Owl} the owl [sat|was sitting] in the library, over a [heap|stack|wall] of books, and [stamped|counted] them [softly|without a sound].',
      'Over a [heap|stack|wall] of books in the library {owl} the owl looked [sternly|gravely] at {hero’s} [dusty|muddy] feet.',
    ],
    into: [
      'slid [head first|on {their} stomach] into the library, up to {owl} the owl’s table',
      'fell in at the library door, where {owl} the owl looked up [sternly|gravely]',
    ],
    sound: '[Shhhh|Shhh-hush|Hu-u-ush]',
    effects: [
      '[six|seven|nine] books fell off the table[| in a faint| with fright]',
      'it was so [stern|strict|grave] that a clock in the next room [stopped|missed a beat|held its breath]',
      'even the [dust|lamp|stove] [kept|stood|was] [quite still|silent] for a while',
    ],
    where: 'among the books',
  },
  {
    ref: 'elephant',
    kind: 'elephant',
    they: 'he',
    them: 'him',
    best: '[loudest|biggest|strongest]',
    who: 'who [trumpeted|practised] under the big leaves [until they shook|till the fruit fell]',
    claim: [
      '“We elephants never [forget|lose] a song,” he said, and spread both ears like [sails|tents|doors].',
      '“I have [the biggest ears there are|ears for every song],” he said, and spread them like [sails|tents|doors].',
    ],
    later: [
      'Under the big leaves stood {elephant} the elephant, [washing|showering], and the [parrots|monkeys] had [moved away|put up umbrellas].',
      '{Elephant} the elephant stood under the big leaves and [took a shower|was washing], [behind the ears first|one ear at a time].',
    ],
    into: [
      'ran into a [grey|warm|wide] wall under the big leaves, which was {elephant} the elephant',
      'landed under the big leaves, [against|between] the knees of {elephant} the elephant',
    ],
    sound: '[TARAAA|TA-RAA-RAA|TRRRAAA]',
    effects: [
      'it rained mangoes for [a whole minute|some time|as long as it takes to eat one]',
      'every [mango|parrot|coconut] in [sight|the wood] came down[| at once| together]',
      'the [wind|blast] of it [parted|combed] {hero’s} hair [on the other side|down to the neck|for good]',
    ],
    where: 'under the big leaves',
  },
  {
    ref: 'goose',
    kind: 'goose',
    they: 'she',
    them: 'her',
    best: '[boldest|loudest|busiest]',
    who: 'who sang out the [prices|price of plums|news] in the market',
    claim: [
      '“There’s no tune in [this|the whole] town that I haven’t [sung|sold|improved],” she [cried|called].',
      '“If it’s a [tune|song],” she [cried|called], “I’ve [sung|sold] it, [twice|cheaper|and louder].”',
    ],
    later: [
      'In the market {goose} the goose stood between two [stalls|carts] and [praised|shouted] [plums|melons] that were not [even |]hers.',
      '{Goose} the goose stood in the market, where [everybody|everyone] had cotton wool in their ears, [on her account|because of her].',
    ],
    into: [
      'bumped into a basket in the market, which {goose} the goose was [selling|praising]',
      'fell [head first|straight] into the [plums|baskets] of {goose} the goose, in the market',
    ],
    sound: '[HONNNK|HO-O-ONK|HA-HONK]',
    effects: [
      'a [tower|pyramid] of melons, which had stood since [Monday|the summer|New Year], [sat down|fell over]',
      '[three|four|five] people [paid|begged] her to [stop|be quiet|take a rest]',
      'the [scales|pots|lids] in the next stall [rang|sang it, too|danced]',
    ],
    where: 'in the market',
  },
  {
    ref: 'sheep',
    kind: 'sheep',
    they: 'he',
    them: 'him',
    best: '[softest|woolliest|happiest]',
    who: 'who [sang|hummed] on the green hill with his mouth full',
    claim: [
      '“We have [just |]one song, about [grass|clover],” he said, “and it [may|might|could] be [this|that] one.”',
      '“I know [one|only one],” he said, [chewing|still chewing], “so it [must|will|has to] be [this|that] one.”',
    ],
    later: [
      'On the green hill one cloud was [eating|chewing] [daisies|clover], and it [was|turned out to be] {sheep} the sheep.',
      '{Sheep} the sheep stood on the green hill, [chewing|with a daisy in his mouth], and [watched|looked] whether the view [moved|had changed].',
    ],
    into: [
      'fell into something [soft|warm] on the green hill, and it was {sheep} the sheep',
      'rolled down the green hill, [into|as far as] {sheep} the sheep[|, who made room]',
    ],
    sound: '[Mehhhh|Meh-heh-hehh|Bahhhh]',
    effects: [
      'behind the hill [forty|fifty|sixty] others [sang|said|finished] it after him, one by one',
      '[forty|fifty|sixty] more sang it behind the hill, [like an echo with legs|each one a bit lower|until nobody was left]',
      'all over the hill heads [came up|went up] and [agreed|joined in|said the same]',
    ],
    where: 'on the green hill',
  },
];

/** The first is sure of the only end there is; the second has listened, and ends it all the same. */
const sendsOn = (ref: string): Line => {
  const to = (next: string, kind: string, where: string): string => `{${next}} the ${kind}, ${where}`;
  const toLast = SINGERS.reduce<(lead: readonly string[]) => Line>(
    (otherwise, { ref: last, kind, where }) =>
      (lead) =>
        when(
          `last:${last}`,
          lead.map((line) => line.replace('NEXT', to('helper4', kind, where))),
          otherwise(lead),
        ),
    () => [],
  );
  return when(
    `one:${ref}`,
    [
      `“[It’s|That’s] the only end there is,” said {${ref}}[| coldly| proudly], “but [ask|try] ${to('helper3', '{two.animal}', '{two.where}')}.”`,
      `“There is no other end,” said {${ref}}[| coldly| proudly], “but [ask|try|do ask] ${to('helper3', '{two.animal}', '{two.where}')}.”`,
      `“[That|This] is how it ends,” said {${ref}}, “and ${to('helper3', '{two.animal}', '{two.where}')}, will tell you [the same|so, too|nothing else].”`,
    ],
    toLast([
      `“I [listened|did listen], and [here|with us] everything ends like that,” said {${ref}}. “[Ask|Try|Go to] NEXT.”`,
      `“That’s what I [heard|hear] in it,” said {${ref}}, “but NEXT, [may|might|will] hear [more|something else].”`,
      `“[With me|Here] it ends like that,” said {${ref}}. “[Ask|Try|See] how it ends with NEXT.”`,
    ]),
  );
};

/** The first is simply asked, the second is to listen before singing, the last is not to sing at all. */
const asks = ({ ref, kind, them, best, who, claim, later, into }: Singer): Line[] => [
  when(
    `last:${ref}`,
    [],
    when(
      `one:${ref}`,
      [],
      [`On [went|walked] {party}[|, box and all|, with the box].`, `[And on|So on] [went|walked] {party}.`],
    ),
  ),
  when(
    `last:${ref}`,
    into.flatMap((where) => [
      `{Hero} hummed the song all the way, by heart [now|by now], [swerved|lost the path] at the missing note, and ${where}.`,
      `{Hero}, who [knew|had] the song by heart [now|by now], hummed on the way, [swerved|lost the path] at the missing note, and ${where}.`,
    ]),
    when(
      `one:${ref}`,
      [
        `{Party} began with the ${best} singer [for miles|in the land|there was], {${ref}} the ${kind}, ${who}.`,
        `The ${best} singer [for miles|in the land] was {${ref}} the ${kind}, ${who}, so {party} [went to|asked|tried] ${them} first.`,
        `So first of all {party} [went to|called on|looked for] {${ref}} the ${kind}, ${who}.`,
      ],
      later,
    ),
  ),
  when(
    `last:${ref}`,
    when(
      'told:second',
      [
        '“The [others|other two] [only |]sang,” said {hero}, “so would you, please, [only|just] [listen|listen to it]?”',
        '“I’ve had [two ends|two endings] already,” said {hero}, “so please [listen|just listen], [and don’t sing|without singing].”',
      ],
      [
        '“{Helper2} [only|just] sang,” said {hero}, “so would you, please, [only|just] [listen|listen to it]?”',
        '“{Helper2} sang before listening,” said {hero}, “so please [listen|just listen], [and don’t sing|without singing].”',
        '“{Helper2} never listened,” said {hero}, “so please [do|do that], and [don’t sing|sing nothing].”',
      ],
    ),
    when(
      `one:${ref}`,
      claim,
      planting(
        'second',
        '“Please listen first,” said {hero}, who had [learned something|become careful|learned from {helper2}], “right up to the click, and only [then|after that] sing.”',
        '“{Helper2} never [waited|listened|stopped],” said {hero}, “so please [wait|listen] up to the click, and only [then|after that] sing.”',
      ),
    ),
  ),
  when(
    `last:${ref}`,
    [],
    when(
      `one:${ref}`,
      [
        '“[Then|So|And] how does [this one|this song|mine] [end|finish]?” [asked|said] {hero}.',
        '{Hero} [lifted|opened] the lid. “[So|Then|And] how does [this one|this song|mine] [end|finish]?”',
      ],
      claim.map((line) => `¶${line}`),
    ),
  ),
];

/** Whoever is asked for an end gives one of their own. */
const ends = ({ ref, they, sound, effects }: Singer): Line[] => {
  const their = they === 'he' ? 'his' : 'her';
  return [
    when(
      `last:${ref}`,
      [
        `¶“{Tune}…” [sang|played|went] the box into {${ref}’s} [left|right] ear.`,
        `¶“{Tune}…” [sang|played|went] the box, while {${ref}} [listened|held still].`,
      ],
      when(
        `one:${ref}`,
        [
          `¶“{Tune}…” [sang|played|began] the box, but {${ref}} [did not|could not|would not] wait for the [gap|silence].`,
          `¶“{Tune}…” [sang|played|began] the box, and before it could [stop|break off|wait], {${ref}} [took over|joined in].`,
        ],
        [
          `¶“{Tune}…” [sang|played|went] the box, [clicked|broke off, and clicked], and {${ref}} [nodded|bowed].`,
          `¶“{Tune}…” [sang|played|went] the box, and {${ref}} [listened|waited|kept quiet] [right |]up to the click.`,
        ],
      ),
    ),
    when(`last:${ref}`, [
      `“[It’s so cold|It’s cold as snow|How cold it is],” ${they} said, “and it [doesn’t stop|hasn’t stopped|never stops], it waits for [somebody|someone].”`,
      `“It’s [cold as snow|as cold as a mountain top],” ${they} said, “and it isn’t [broken|over], it’s waiting for [somebody|someone].”`,
    ]),
    when(
      `last:${ref}`,
      effects.flatMap((effect) => [
        `Then ${they} could [keep|hold] ${their} own end in no longer: “${sound}!” And ${effect}.`,
        `But [nobody|no one] can listen for ever: “${sound}!” [sang|finished] {${ref}}, and ${effect}.`,
      ]),
      when(
        `one:${ref}`,
        effects.map((effect) => `“${sound}!” ${they} [sang|finished|ended], and ${effect}.`),
        effects.map(
          (effect) => `Then {${ref}} [drew breath|took a breath], [sang|finished], “${sound}!” and ${effect}.`,
        ),
      ),
    ),
    when(`one:${ref}`, {
      more: feel({
        sneeze: [
          '{Hero} [waited|held still|wrinkled {their} nose], but the sneeze [did not come|stayed where it was|would not come out].',
          'It was [grand|splendid|magnificent], but the sneeze [was not moved|stayed where it was|would not come].',
        ],
        itch: [
          '{Hero} [waited|held still|stretched {their} back], but it [still itched|went on itching|itched as before].',
          'It was [grand|splendid|magnificent], but it [did nothing for|was no help with|only tickled] the itch.',
        ],
        step: [
          '{Hero} [waited|held still|felt about with one foot], but the stair was [still missing|not there|still not there].',
          'It was [grand|splendid|magnificent], but it [was no stair|was nothing to stand on|did not mend the stairs].',
        ],
      }),
    }),
    when(`one:${ref}`, sendsOn(ref), when(`last:${ref}`, [], sendsOn(ref))),
  ];
};

/** What the hero of each kind does with a box that somebody must have lost. */
const habits: TraitLines = {
  interest: [
    '{Hero} looked [inside|into it] for [something|anything] about {interest}, [out of habit|as ever], and found a [spring|wheel], but no name.',
    '{Hero} would have [liked|preferred] something about {interest}, but [shook|sniffed|weighed] it all the same, and found [a lid|a keyhole|four feet], but no name.',
    '“Are you by any chance about {interest}?” {hero} asked it, and turned it [round|over], and found [a lid|a keyhole|four feet], but no name.',
  ],
  brave: [
    '{Hero} put it to [{their} ear|one ear], though it might have [ticked|had a snake in it|been a trap], and then looked [underneath|for the lid].',
    'It might have been [a trap|full of wasps|somebody’s snake], but {hero} [took|picked] it up [at once|in both {hero.hands}|all the same].',
  ],
  curious: [
    '{Hero} [shook|sniffed|licked] it, [weighed|turned|knocked on] it, and found [a lid|a keyhole|four feet], but no name.',
    '{Hero} looked [under|behind|inside] it for a name, and found [a lid|nothing but a lid|only a lid], and a [spring|wheel] behind that.',
  ],
  kind: [
    '“You’re [shivering|freezing|cold as a stone],” {hero} told it, and [rubbed|warmed|held] it with both {hero.hands}, which did not [help|help at all].',
    '{Hero} moved it out of the [wind|wet] and [promised|told] it that [somebody|someone] was [surely|certainly] looking for it.',
  ],
  funny: [
    '{Hero} knocked [on the lid|twice] and asked for [a lemon ice|two lemon ices|an ice with cherries], and nobody [came|answered|opened].',
    '{Hero} [bowed|said good morning] to it, because it [looked|seemed] like somebody’s very small [fridge|ice house|refrigerator].',
  ],
  shy: [
    '{Hero} waited [until|till] nobody was [looking|about], and said good morning to it, so [softly|low] that only [the box|a box] could [hear|know].',
    '{Hero} looked [left and right|all round], to see whose it was, and was [rather|a little] glad that [nobody|no one] was [there|about].',
  ],
  stubborn: [
    'The lid [stuck|would not move], so {hero} [pulled|pushed|tugged] until it [gave in|gave up|changed its mind].',
    '{Hero} [asked|called] [three|four] times whose it was, and would not [go in|have lunch|sit down] before [somebody|someone] had it back.',
  ],
  dreamy: [
    'It looked like a [house|ship|hotel] for people as [big|tall] as a [thumb|bean|match], so {hero} waited for one of them to [come|step] out.',
    '{Hero} had been looking for a cloud like a [boat|teapot|shoe], and [bumped into|nearly squashed|ran into] the box [instead|first].',
  ],
  careful: [
    '{Hero} walked round it [twice|three times] and [poked|tapped] it with a [twig|straw], before {they} [picked it up|touched it] [with both {hero.hands}|very gently].',
    '{Hero} looked [on all six sides|on the lid|under the lid] for a name, and [there was none|found none], and [looked again|checked again].',
  ],
  energetic: [
    '{Hero} raced to [all the neighbours|both ends of the street] [and back|with it], but [nobody|no one] [had lost|was missing] a box.',
    '{Hero} had been [whirling|racing] about since [breakfast|sunrise], but for this {they} stopped[| at once| in mid-turn].',
  ],
  clever: [
    '“It has a key,” said {hero}, who [noticed such things|always looked at the back], “so it [does|must do] something, and [somebody|someone] [misses it|wants it to].”',
    'There was no dust on the lid, {hero} [noticed|saw], so it had [come|been lost] in the [night|last night], and [somebody|someone] was [looking|missing it].',
  ],
};

/** How the hero of each kind comes to sing without the box. */
const turns: TraitLines = {
  interest: [
    'All that {hero} knew about {interest} was in {their} head and needed no [box|lid]. And so, [by now|since that morning], was the song.',
    '{Hero} could say everything about {interest} without [a book|looking], so why not [sing|this song] without a box? {They} knew it by heart.',
    'A head that holds all about {interest} can hold [one|a] song, thought {hero}, and {they} knew it by heart, and [began|took a breath].',
  ],
  brave: [
    'It only took [courage|a little courage], since {hero} knew the song by heart, to [sing|begin] without the box.',
    '{Hero’s} hands [shook|trembled], but {they} knew the song by heart, and [began|looked up|took a breath].',
  ],
  curious: [
    'Could one be a music box, {hero} wondered, if one [knew|had] the song by heart? {They} [tried|began].',
    '{Hero} knew the song by heart, and [wondered|had to know] how it [would sound|sounded] without [a box|wheels].',
  ],
  kind: [
    '“You [rest|lie still],” {hero} told the box, “[I’ll|let me] [do it|sing it],” for {they} knew it by heart.',
    '[Somebody|Someone] was [still waiting|waiting] for the song, and {hero} knew it by heart, so [how could {they} be silent?|it had to be sung.]',
  ],
  funny: [
    '{Hero} knew the song by heart, so {they} turned {their} own [ear|nose], like a key, and [began|played].',
    '“The box has [a sore throat|a cold],” {hero} told the mountain, “so you’ll [get|hear] me, by heart.”',
  ],
  shy: [
    '{Hero} had only ever hummed the song, but {they} knew it by heart, and [nobody|no one] else [did|could].',
    '{Hero} never sang [aloud|out loud], but {they} knew the song by heart, and only [rocks|stones] were [looking|about].',
  ],
  stubborn: [
    '“[You’re going|I’ll get you] home,” {hero} told the box, “by heart, if [need be|you can’t do it].”',
    '{Hero} [would not|was not going to] turn back, since {they} knew the song by heart, box or no box.',
  ],
  dreamy: [
    'But the song [still went|went on] round in {hero’s} head, by heart, so {they} [let it out|opened {their} mouth].',
    '{Hero} [looked|gazed] at the sky, and noticed that {they} {was} still humming the song, by heart.',
  ],
  careful: [
    '{Hero} [counted|went] through the song in {their} head, and it was [all|still] there, by heart[|, note for note].',
    '{Hero} [checked|tested] the song in {their} head, [note by note|from the front], and had it by heart[|, all of it].',
  ],
  energetic: [
    'When {hero} [clapped|swayed] to keep warm, it was the song, by heart, and it [wanted|had to get] out.',
    '{Hero} [sat|shot] up, because the song was still in {their} [fingers|ears|shoulders], by heart.',
  ],
  clever: [
    'A box only keeps a song, thought {hero}, and so does [a head|my head], [if it knows|which has] it by heart.',
    'The box was broken, {hero} thought, but not the song, since {they} [knew it|had it] by heart[| anyway].',
  ],
};

/** Those who came along did not drop it, and say “we”. */
const standsBy: Line = asideHere('turn', {
  person: [
    '“We dropped it,” said {friend}, who had [not even|never] [touched|held] it.',
    '“We did,” said {friend}, who had [never|not even] [touched|held] it.',
  ],
  pet: ['{Friend} [pressed close to|leaned against] {hero}, as if it had been [both of them|the two of them].'],
});

/** The hero owns up, and is not scolded. */
const ownsUp = (ref: string): readonly Line[] => [
  [
    '¶“It [fell|dropped],” said {hero}. “I mean, I [dropped it|let it fall], and it’s [broken|quite broken|silent now].”',
    '¶“It’s [broken|quite broken],” said {hero}, very [low|quietly], “and I [did it|broke it|was the one].”',
    '{Hero} held out the box and said [it all|everything] in one breath, that it was broken and who had [done it|dropped it].',
  ],
  standsBy,
  [
    `“But I [just|have just] heard it,” said {${ref}}. “[Who|So who] was [that|that singing], then?”`,
    `“[Broken|Silent]?” said {${ref}}. “But somebody [played|sang] it [just now|a moment ago]. Who was that?”`,
    `“[Then|So] who,” asked {${ref}}, “[played|sang|was singing] it [just now|a moment ago]?”`,
  ],
];

/** The hero is the music box, and leaves off where it left off. */
const leavesOff = (ref: string, note: string): Line => [
  `So {hero} was the box [now|this time]: “{Tune}…” {they} sang, and stopped, which was [hard|not easy|hard by now], and {${ref}} sang, “…{tune.end}${note}”`,
  `“{Tune}…” sang {hero}, [softly|close up|very low], and [shut|closed] {their} mouth [firmly|tight] before the last note, and {${ref}} sang, “…{tune.end}${note}”`,
  `“{Tune}…” sang {hero}, [as the box had|just like the box], up to the edge and [no further|not a note further], and {${ref}} sang, “…{tune.end}${note}”`,
];

export const english810: BandText = {
  refrains: ['“{Tune}…”'],
  beats: {
    open: [
      [
        'On the hottest [day|morning] of the [summer|year|week] {party} found {a look} music box {spot}.',
        'One [hot|sunny|blazing] [morning|day] {party} found {a look} music box {spot}.',
        '{Spot}, one [hot|sunny|blazing] [morning|day], {party} found {a look} music box.',
      ],
      clue({
        frost: [
          'On its key [sat|lay] [thick|white|real] frost, which [did not|would not] melt.',
          'Its key was [white|thick|grey] with frost, which [did not|would not] melt.',
        ],
        flake: [
          'On its lid [sat|lay] one [white|large|small] snowflake, which [did not|would not] melt.',
          '[One|A single] [white|large|small] snowflake [sat|lay] on its lid and [did not|would not] melt.',
        ],
        breath: [
          'It was so cold that it [breathed|puffed out|let out] [small|little|tiny] [clouds|white clouds].',
          'It was as cold as [winter|ice|January], and [breathed|puffed] [small|little] [clouds|white clouds].',
        ],
      }),
      [
        '“That’s from lying in the shade,” said {hero}, [though|but] there was [no shade|none].',
        '“It must have been [lying|standing|left] in the shade,” said {hero}, [but there was none|and saw no shade].',
        '“It’s been lying in the shade,” [said|decided] {hero}, [though|but] there was [none|no shade].',
      ],
      { more: HABIT },
      when(
        'adults',
        more(
          '“It’s not [ours|from here],” said {adults}, “so [somebody|someone] must be [missing|looking for] it.”',
          '“[Somebody|Someone] must be [missing|looking for] that,” said {adults}, “for it’s not [ours|from here].”',
        ),
      ),
    ],
    play: [
      [
        '{Hero} turned the key, and [out came a song|there came a song|a song began]: “{Tune}…”',
        'When {hero} turned the key, [it|the box] [sang|played|began]: “{Tune}…”',
        'It had a key, {hero} turned it, and [out came a song|there came a song|a song began]: “{Tune}…”',
      ],
      [
        'One note too soon it [stopped|broke off], was silent for [just|exactly] one note, and [clicked|went click].',
        'One note from the end it [stopped|broke off], kept quiet for [just|exactly] one note, and [clicked|went click].',
        'Then, one note too soon, it fell silent, for [just|exactly] the length of a note, and [clicked|went click].',
      ],
      feel({
        sneeze: [
          '{Hero} played it [four|five|six] times [over|in a row], and each time it was like half a sneeze.',
          '[Each time|Every time] it left {hero} with half a sneeze, [and never|but never] [a whole one|the other half].',
          'It left {hero} with half a sneeze, [however often it played|every time|again and again].',
        ],
        itch: [
          '{Hero} played it [four|five|six] times [over|in a row], and each time it left an itch between {their} shoulders.',
          '[Each time|Every time] it left {hero} with an itch between the shoulders, [and|but] [no|not an] end.',
          'It left an itch between {hero’s} shoulders, [however often it played|every time|again and again].',
        ],
        step: [
          '{Hero} played it [four|five|six] times [over|in a row], and each time it was like a missing stair.',
          '[Each time|Every time] {hero} [trod on|felt for] a stair that was not there, [right|just] at the end.',
          'It was like a stair that isn’t there, [however often it played|every time|again and again].',
        ],
      }),
      asideHere('start', {
        person: [
          '“[It’s|That’s] easy,” said {friend}, and sang a last note, which [did not fit|was the wrong one].',
          '{Friend} sang a [last note|note] for it at once, but it was [the wrong one|a wrong one|not that one].',
        ],
        pet: [
          '{Friend} looked for the [end|last note] [under|behind|inside] the box, but [there was none|it was not there].',
        ],
      }),
      [
        '“Whoever lost you has your [last note|end],” {hero} [told|said to] the box, “so [let’s|we’ll] [ask|ask around].”',
        '“[Somebody|Someone] lost you and kept your [last note|end],” {hero} [told|said to] the box, “so [let’s|we’ll] ask.”',
        '“Your [last note|end] is with whoever lost you,” {hero} [told|said to] the box, “so [let’s|we’ll] [ask|ask around].”',
      ],
      adult('start'),
    ],
    go: [
      [
        'So {party} set [off|out] with the box, and {hero} hummed [as {they} went|on the way|on the road].',
        '{Party} set [off|out] along the [road|path] with the box, [and {hero} hummed|{hero} humming] its song [all the way|as {they} went].',
      ],
      [
        '[Whenever|Each time] the song broke off, so did {hero}, [and|so that] {they} [nearly tipped over|nearly lost {their} balance|bumped into nothing].',
        'But where the song broke off, {hero} [stopped|did the same], [and|so that] {they} [bumped into nothing|nearly tipped over|wobbled at nothing].',
      ],
      [
        'The third time, {they} held on to a signpost, which [pointed|showed] the way to [four|five] [towns|villages] but to no [singer|song].',
        '[In that way|That was how] {they} [ran|walked] into a signpost, and it [named|knew] [four|five] [towns|villages] but not one [singer|song].',
      ],
      [
        '“Then we’ll go by ear,” said {hero}, [listened|stopped], and took the road [with|from which came] the most [singing|noise].',
        'So {hero} [shut {their} eyes|held {their} breath], listened, and took the [road|way] from which the most [singing|noise] came.',
      ],
    ],
    ...singerBeats(SINGERS, { asks, ends }),
    climb: [
      [
        'Such cold could only [come from|belong to] the mountain, so up went {party}, past the last [tree|bush|house].',
        'Where else was there such cold but on the mountain? So up went {party}, past the last [tree|bush|house].',
      ],
      planting(
        'climb',
        '“[Warm|Warmer],” {they} said, whenever the box grew colder, for it was [the wrong way round|like the game, only the other way round].',
        'It was like the game, but the other way round: when the box grew colder, {hero} was getting [warm|warmer].',
      ),
      [
        'From far below came “{one.end}!” [over and over|again and again], for {helper2} [wanted|had promised] to [practise|sing] the only end there is until [evening|it fitted].',
        'Far below {helper2} was still singing, “{one.end}!” because the only end there is can [never|hardly] be [sung|heard] too often.',
      ],
      [
        '“[Somebody|Someone] up here is waiting, too,” {hero} told the box, “[as long as|just as long as] you,” and {they} walked [faster|on faster].',
        '“If you wait for [somebody|someone],” {hero} told the box, “then [somebody|someone] waits for you,” and {they} walked [faster|on faster].',
      ],
    ],
    drop: [
      when(
        'told:climb',
        [
          'At the first snow the box was so cold that {hero} [began to race|nearly raced|had to change {hero.hands}].',
          'Where the snow began, the box was colder [than ever|than all day], and {hero} [began to race|nearly raced|went too fast].',
        ],
        [
          'Such cold could only [come from|belong to] the mountain, so {party} went [up|up it|up and up], as far as the first snow.',
          'Where else was there such cold but on the mountain? So {party} went [up|up it|up and up], to the first snow.',
          'Up the mountain went {party}, where such cold [comes from|is at home|belongs], until the first snow [lay|creaked] [on|across] the path.',
        ],
      ),
      [
        '{Hero} was humming again, [came|got] to the note that was not there, and [slipped|skidded].',
        'There {hero} came, humming, to the missing note, and [slipped on it|skidded] once [more|too often].',
        '{Hero} hummed on the way, and at the missing note {they} [swerved|skidded|slipped], as [always|before|ever], and let go.',
      ],
      [
        'The box flew [out of {their} {hero.hands}|away], [clack, clonk, clack|clonk, clack, clonk], [down|over] the rocks and into the snow.',
        '[Clack, clonk, clack|Clonk, clack, clonk], went the box, [down|over|down over] the rocks and into the snow, [and lay still|and then nothing more].',
      ],
      asideHere('trouble', {
        person: [
          '{Friend} found the key in the snow and [held it out|gave it back], [without a word|and said nothing].',
        ],
        pet: ['{Friend} [found the key in|dug the key out of] the snow and [brought|carried] it back, tail down.'],
      }),
      [
        '{Hero} [picked up the box|dug the box out of the snow] and turned the key, but it [only turned|turned and turned], and there was not even a click.',
        'When {hero} had [picked it up|dug it out], the key [turned|went] round and round, and there was not even a click.',
      ],
      more(
        'First the end had been missing, and now the [beginning|start] was missing, [too|as well].',
        '[Now|So now] the beginning was [gone|lost], too, and not [just|only] the end.',
      ),
    ],
    still: [
      [
        '{Hero} sat in the snow with the box on {their} knees, and [neither of them|nobody] [said anything|made a sound|said a word].',
        'So there {hero} sat in the snow, with the box on {their} knees, and [listened to|heard] how [silent|quiet] it was.',
      ],
      asideHere('trouble', {
        person: ['{Friend} sat down [beside|close to] {hero}, and [that helped|nobody had to talk].'],
        pet: ['{Friend} lay down on {hero’s} feet, [which helped|the cold ones|and was warm].'],
      }),
      [
        'It would have been easy to [leave|put] it under a stone and go home, and nobody would [know|have known].',
        'It would fit under a stone, {they} [thought|saw], and then {they} could go home, and nobody would [know|ever know].',
      ],
      [
        'But it had been waiting for [somebody|someone], {helper4} had [said|heard], and whoever is waited for [has to|must] be [somewhere|near].',
        'But it had waited, {helper4} had [said|heard], and [where|if] something waits, [somebody|someone] is [missing|expected].',
      ],
      [
        'So {hero} [dusted off the snow|held it tighter] and [looked|gazed] up the mountain, where it was [getting|growing] dark.',
        'So {hero} [sat|straightened] up again, [nose first|box and all], though it was [getting|growing] dark up there.',
      ],
    ],
    sing: [
      when(
        'giver',
        ifRoom(
          '{Giver} always said that what you have hummed [all day|long enough] [is yours|stays with you], whatever [breaks|falls].',
          '“What you hum you keep,” {hero} had [learned|heard] from {giver}, and {they} had hummed [all day|since morning].',
        ),
      ),
      TURN,
      [
        '¶“{Tune}…” sang {hero} [down|out] into the valley, and {helper2} [answered|finished it|joined in]: “{one.end}!”',
        '¶“{Tune}…” sang {hero}, and from the valley, [very faint|far below|small and sure], {helper2} [answered|joined in]: “{one.end}!”',
        '¶“{Tune}…” sang {hero}, [out over|down into] the valley, where {helper2} knew the only end: “{one.end}!”',
      ],
      [
        '¶So {hero} [turned round|looked up], sang it [up|to] the mountain, and did what [nobody|no one] had done [yet|all day]: {they} waited.',
        '¶So {hero} sang it [again|once more], up the mountain [this time|now], [put nothing into the gap|left the gap alone], and waited.',
        '¶So {hero} [turned|looked] to the mountain, sang it [again|once more], and at the gap {they} [only |]waited[|, like the box].',
      ],
    ],
    answer: [
      [
        'It was quiet for as long as one note [takes|lasts], and then [somebody|someone] [high above|far up] sang it: “…{tune.end}!”',
        'For as long as one note [takes|lasts] there was [nothing|only snow], then it came, from [high above|far up]: “…{tune.end}!”',
        'The gap was [just|exactly] one note long, and [somebody|someone] [high above|far up] filled it: “…{tune.end}!”',
      ],
      feel({
        sneeze: [
          '“[A-tchoo|Ha-tchoo]!” went {hero}, and [there was|out came] the other half, at last, [so that|and] the snow [flew|slid].',
          '[Out|And out] came the sneeze, [the whole of it|both halves of it], so that the snow [flew|slid down] from the rocks.',
        ],
        itch: [
          'And the itch was gone, as if [somebody|someone] had [scratched|found] [just|exactly] the right [place|spot].',
          'And between {hero’s} shoulders it was [still|peaceful], for the first time since [the morning|breakfast|that morning].',
        ],
        step: [
          'And the stair that {hero} had [felt|searched] for [all day|since morning] was [there|where it belonged] [at last|once more].',
          'And there was the stair, [at last|where it belonged], and it [held|bore] {hero} with [ease|all {their} weight].',
        ],
      }),
      ifRoom(
        'Then {party} [raced|hurried] [up to|towards] the voice, and then, because of the [broken|silent] box, went slower and slower.',
        '{Party} [raced|hurried] [up to|towards] the voice, and [only |]slowed down for the last bit, with the [broken|silent] box.',
        'Fast, and then [rather |]slowly, {party} went [up to|towards] the voice, with the [broken|silent] box.',
      ),
    ],
    'bear.found': [
      [
        'On a blanket in the snow sat {bear} the bear, [quite awake|wide awake], with [red|tired] eyes.',
        'There sat {bear} the bear, on a blanket in the snow, [counting snowflakes|holding his eyes open|yawning in vain].',
        '[Up there|At the top] {bear} the bear sat on a blanket in the snow and [could not sleep|yawned and did not sleep].',
      ],
      [
        '“My {look} box!” he said. “It sings up to my note, I sing my note, and [then|on that] I sleep [until|till] [spring|April]. It rolled away in the middle of a yawn.”',
        '“My {look} box!” he said. “[Every winter|Each autumn] it sings me to sleep, but the last note is mine, and I [haven’t slept|lie awake] since it rolled away.”',
      ],
      ...ownsUp('bear'),
    ],
    'bear.give': [
      leavesOff('bear', '.'),
      [
        'One [round|furry|brown] ear [sank|went down], and the other [waited|thought about it] and [sank|went down] after it.',
        'His eyes closed, first [one|the left], and then, [after a last look at the box|when that one slept|some time later], the other.',
        'He lay down round the box like a [warm|brown] hill, and [sighed|yawned], and this time it [worked|was a real one].',
      ],
      ifRoom(
        '¶“And next [winter|year]?” asked {hero}[| quickly| in a whisper].',
        '¶“But who sings it next [winter|year]?” asked {hero}[| quickly| in a whisper].',
      ),
      [
        '¶“Keep the song [for me|safe], and sing it [at home|from home|where you are],” {bear} [mumbled|murmured], “for I’ve good ears,” and was asleep.',
        '¶“You have [it|the song] now, so sing it [at home|from home|down there],” {bear} [mumbled|murmured], “and I’ll hear it,” and was asleep.',
      ],
    ],
    'penguin.found': [
      [
        'On the snow stood {penguin} the penguin, very [straight|upright], with an egg to [mind|keep warm].',
        'There stood {penguin} the penguin beside an egg, and [looked|looked round] for what had [always|so far] sung to it.',
        '[Up there|At the top] {penguin} the penguin [stood by|guarded|was warming] an egg and [could not leave it|did not dare to move].',
      ],
      [
        '“My {look} box!” she cried. “It sings to the egg up to the last note, that one is mine, and on that [they hatch|we all hatch]. It [slid|rolled] away down the ice.”',
        '“My {look} box!” she cried. “My chick only [hatches|comes out] on the last note. That’s mine to sing, but [what is a last note|who can sing it] without the others?”',
      ],
      ...ownsUp('penguin'),
    ],
    'penguin.give': [
      leavesOff('penguin', '!'),
      [
        'For [one breath|a moment] nothing [moved|happened], and then, [tick, tock, crack|crick, tick, crack], out came a [wet|grey|crumpled] chick.',
        '[Tick, tock, crack|Crick, tick, crack], [said|went] the egg, and there [sat|stood] a [wet|grey|crumpled] chick and looked [cross|at the weather].',
        'The egg [rocked|hopped|shook], [tick, crack|crick, crack], and a [wet|grey|crumpled] chick [looked|climbed] out and [sang|peeped] the last note, too.',
      ],
      ifRoom(
        '¶“And the next [egg|one]?” asked {hero}[| quickly| in a whisper].',
        '¶“But who sings to the next [egg|one]?” asked {hero}[| quickly| in a whisper].',
      ),
      [
        '¶“Keep the song [for us|safe], and sing it [at home|from home|where you are],” said {penguin}. “We’ll hear it,” and she laid the chick in the box.',
        '¶“You have [it|the song] now, so sing it [at home|from home|down there], we’ll hear it,” said {penguin}, and made the box a [cradle|bed].',
      ],
    ],
    'little-star.found': [
      [
        'On a tree stump in the snow sat a star [no bigger than|as small as] a [plum|bun|pear], and it was called {little-star}.',
        'There sat {little-star}, a star [no bigger than|as small as] a [plum|bun|pear], on a tree stump in the snow.',
        '[Up there|At the top] {little-star}, a very [small|young] star, sat on a tree stump and [shone|glowed] as well as it could.',
      ],
      [
        '“My {look} box!” it cried. “It sings while I run, and on the last note, which is mine, I [jump|take off]. We [fell|tumbled] out of the sky [together|while dancing], and without it I only hop.”',
        '“My {look} box!” it cried. “We [fell|tumbled] from the sky. I get [back|up] on my own note, the last one, but I need the [others|rest] for a run-up.”',
      ],
      ...ownsUp('little-star'),
    ],
    'little-star.give': [
      leavesOff('little-star', '!'),
      [
        'It [let go of|left] the stump, slowly, like a [kite|bubble], then faster, [till|until] there was one star more [beside the moon|in the sky].',
        'Up it [went|flew], [over|past] the highest [rock|peak], into a gap [beside the moon|among the others], which nobody had [noticed|missed] before.',
        '[First|At first] it hopped, then it hung in the air, [astonished|surprised], then it was a [point|dot] [beside|near] the moon and winked.',
      ],
      ifRoom(
        '“And if you fall again?” {hero} [called|shouted] [after it|up to it].',
        '“But if you [fall|slip] again?” [called|shouted] {hero}[| after it].',
      ),
      [
        '“Leave the box on the stump, and [keep|you keep] the song,” {little-star} called. “Sing it [at home|from home|down there], [I’ll|I can] hear it.”',
        '“Then sing it [at home|from home|down there], for you have the song [now|for good],” {little-star} called, “and I have [good|sharp] ears.”',
      ],
    ],
    end: [
      [
        'At [dawn|sunrise|first light] {party} came home to {found}, [without a box|empty-handed], but with a whole song.',
        'The sun [rose|came up] when {party} [came|got] home to {found}, without the box, and without tripping [once|a single time].',
      ],
      adult('end'),
      ending({
        far: [
          [
            '{Spot} {hero} sang the song, “{tune}…” and stopped [one note too soon|just before the end], and listened, [though|and] there was only the [wind|morning].',
            '“{Tune}…” sang {hero} {spot}, [left out|kept back] the last note, and listened, [as nobody does|as one has to|like somebody who has time].',
          ],
          when('owner:bear', [
            'And from the mountain, [in deep sleep|half asleep|between two snores], it came [back|down], [soft|low] and sure: “…{tune.end}.”',
            'And far off, [in deep sleep|half asleep|between two snores], {bear} [sang|mumbled], “…{tune.end}.”',
          ]),
          when('owner:penguin', [
            'And from the mountain [it came in two voices|two voices sang], one of them [very new|brand new|only a night old]: “…{tune.end}!”',
            'And far off {penguin} [sang it|sang] with somebody [very new|brand new|who was only a night old], “…{tune.end}!”',
          ]),
          when('owner:little-star', [
            'And from the last star in the sky, [already pale|which was going out|nearly too pale to see], it came [back|down]: “…{tune.end}!”',
            'And far up {little-star}, [already pale|which was going out|nearly too pale to see], [sang|answered], “…{tune.end}!”',
          ]),
        ],
        wrong: [
          [
            '“{Tune}… {tune.end}!” sang {hero} {spot}, [right through|from beginning to end|whole at last], so [loudly|clearly] that it [reached|woke] {helper2}.',
            '{Spot} {hero} sang the song [right through|from beginning to end|whole at last], “{tune}… {tune.end}!” and it [was heard|could be heard|carried] as far as {helper2}.',
          ],
          [
            'It was quiet for as long as one note [takes|lasts]. “{One.end}!” it came [back|back over the roofs], for [somebody|someone] [had to|must] put that right.',
            '“[Nearly|Almost|Better],” {helper2} [called|shouted] [back|kindly], “and now the only end there is: {one.end}!”',
          ],
        ],
        asked: [
          [
            '{Spot} {hero} sang the song, “{tune}…” and stopped for breath just before the end, and [somebody|the baker|the postman] at the fence [stood still|stopped].',
            '“{Tune}…” sang {hero} {spot}, and [had to|stopped to] [breathe|yawn] before the end, and [somebody|the baker|the postman] who was passing stood still.',
          ],
          feel({
            sneeze: [
              '“[And then|What comes next|How does it end]?” he asked, [with|and had] half a sneeze in his nose.',
              '“[And then|And the end]?” he asked, with his nose [in the air|screwed up].',
            ],
            itch: [
              '“[What comes next|And then|How does it end]?” he asked, and [scratched|twisted to scratch] his back.',
            ],
            step: ['“[What comes next|And then|How does it end]?” he asked, with one foot [in the air|over nothing].'],
          }),
          ['¶“[Don’t sing|Just a moment|Come in],” said {hero}. “[Only|Just] listen.”'],
        ],
      }),
    ],
  },
  asides: {
    start: {
      person: ['“Once more,” said {friend}.'],
      pet: ['{Friend} [waited|listened] for the rest.'],
    },
    way: { person: ['{Friend} hummed [along|it, too].'], pet: ['{Friend} [walked|trotted] [ahead|in front].'] },
    trouble: { person: ['{Friend} said [nothing|not a word].'], pet: ['{Friend} came [close|closer].'] },
    turn: { person: ['{Friend} held {friend.their} breath.'], pet: ['{Friend} [listened|sat still].'] },
    end: { person: ['{Friend} sang along.'], pet: ['{Friend} sang along.'] },
  },
  adults: {
    start: [
      '“[Then off you go|Go and ask, then],” said {grownUp}, “but be back [for|by] breakfast.”',
      '“[Ask away|Ask, by all means],” said {grownUp}, “[so long as|if] you’re back [for|by] breakfast.”',
    ],
    end: [
      '“[Just in time for|You’re in time for] breakfast,” said {grownUp}, “[but|and] where’s the box?” “[Home|At home],” said {hero}, “like me.”',
      '“And the box?” asked {grownUp}, [over|with] the [egg pan|teapot]. “It’s [home|at home],” said {hero}, “[like|the same as] me.”',
    ],
  },
  traits: { habit: habits, turn: turns },
};
