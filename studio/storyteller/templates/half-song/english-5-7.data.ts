/** The half song in English for readers of 5 to 7. */
import {
  adult,
  aside,
  asideHere,
  HABIT,
  ifRoom,
  more,
  takes,
  TURN,
  when,
  type BandText,
  type Line,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/half-song/english-traits.data.ts';

/** What it is like when the end of a song is missing; only the right end mends it. */
const missing = ({ itch, tooth, sneeze }: Readonly<Record<'itch' | 'tooth' | 'sneeze', Line>>): Line =>
  takes('feel', { itch: [itch], tooth: [tooth], sneeze: [sneeze] });

/** Whoever has sung has not mended it: said of the last in another way than of those before. */
const wrong = (animal: string): Line =>
  when(
    `last:${animal}`,
    missing({
      itch: ifRoom(
        '{Hero} [scratched|rubbed] {their} ear. It itched [just the same|as before|on].',
        'It was [loud|long|grand] enough, but the itch behind {hero’s} ear did not [mind|go|so much as blink].',
      ),
      tooth: ifRoom(
        '{Hero} tried it [twice|again]. It was the wrong [shape|size] for the [gap|hole].',
        'It was a [handsome|proud] end, for some other [gap|hole].',
      ),
      sneeze: ifRoom(
        '{Hero} waited, nose [up|in the air]. No sneeze, not [half a one|even a small one].',
        '{Hero’s} nose [twitched|wrinkled], and that was [all|as far as it got].',
      ),
    }),
    missing({
      itch: ifRoom(
        'A [fine|lovely|grand] end, but behind {hero’s} ear it [still itched|itched on].',
        '“[Very nice|Lovely],” said {hero}, “but my ear [still|just] itches.”',
      ),
      tooth: ifRoom(
        'A [fine|lovely|grand] end, but it did not [fit|fill] the [gap|hole].',
        'It went into the [gap|hole], and [fell|came] straight out [again|on the other side].',
      ),
      sneeze: ifRoom(
        'A [fine|lovely|grand] end, but the sneeze stayed [stuck|where it was].',
        '{Hero} said “A… a…” and [nothing more|then not “tchoo”].',
      ),
    }),
  );

/** Whoever has sung sends the hero on: to the next who is asked, and the last of them up to the snow. */
const sendsOn = (animal: string, ...up: readonly string[]): Line => {
  const onTo = (next: string): readonly string[] => [
    `“[Ask|Try|Go to] {${next}} [then|next],” said {${animal}}.`,
    `“It’s the only end I [have|know],” said {${animal}}, “but {${next}} [knows|has|sings] another.”`,
    `“Not that one? Then [ask|try|go and see] {${next}},” said {${animal}}, “and say [hello|I sent you].”`,
    `“Perhaps {${next}} [knows|has|sings] it,” said {${animal}}, “or [somebody|somebody else] does.”`,
  ];
  return when(
    `last:${animal}`,
    [
      ...up,
      `“So [cold|icy|frosty]! Try [uphill|higher|the mountain|the snow],” said {${animal}}.`,
      `“[Brr|Ooh|Ow], [ice|snow|frost]! Go [up|higher|uphill],” said {${animal}}.`,
    ],
    when(`one:${animal}`, onTo('helper3'), onTo('helper4')),
  );
};

export const english57: BandText = {
  refrains: [
    '“{Tune}…” and there it [stopped|ended|broke off], like a [stair|bridge|joke] with no last bit.',
    '“{Tune}…” and then [nothing|not a note more|no more], as if somebody [shut a door|had lost their breath|had eaten the end].',
    '“{Tune}…” went the song, and [stopped|hushed|broke off], [one|just one] note too soon.',
    '“{Tune}…” and [there|then] the song [stood still|hung in the air] and [waited|went nowhere].',
  ],
  beats: {
    open: [
      [
        'There was something {spot} that had not been there [yesterday|at breakfast]. {Party} [bent down|went closer], and it was {a look} music box.',
        '{Party} had only come to {found} to [look for snails|do nothing much]. But {spot} lay {a look} music box[|, all alone].',
        'It could have been a [stone|brick|bun]. But it had a [key|lid], and {party} [picked it up|bent down to it] {spot}: {a look} music box!',
        'In the night there had been a [wind|bump|storm]. In the morning {party} found {a look} music box {spot}, [upside down|on its ear].',
        '{Party} [nearly stepped on|fell over] it: {a look} music box, {spot}, with [dew|a snail] on its lid.',
      ],
      ifRoom(
        'It was [cold|cold as a spoon|cold as milk|icy], and it stayed [cold|so], however long you [held|rubbed|hugged] it.',
        'The [odd|strange] thing about the box was how [cold|icy] it was, and in the [middle of summer|full sun], too.',
        'A [small|white] bird was painted in the lid, and it was so cold that {their} [fingers|{hero.hands}] [tingled|stuck].',
      ),
      { more: HABIT },
      when(
        'adults',
        ifRoom(
          '“It’s not [mine|ours],” said {adults}, and looked [twice|underneath].',
          '“[Somebody|Someone] will be [missing|looking for] it,” said {adults}.',
        ),
      ),
    ],
    play: [
      ifRoom(
        '{Hero} [turned|wound up] the key, [crick, crack|tick, tick, tick], and lifted the lid.',
        'The lid [opened|went up] by itself, and out [came|climbed] a song.',
        '{Hero} gave the key [three|two] turns, and inside the box something [woke up|cleared its throat].',
      ),
      '¶{refrain}',
      missing({
        itch: [
          'Because the end was missing, something [itched|tickled|prickled] behind {hero’s} ear.',
          'Without its end, the song left [an itch|a tickle] behind {hero’s} ear.',
        ],
        tooth: [
          'Where the end should be was a [gap|hole], like a lost tooth.',
          'Without its end, the song left a [gap|hole], as a lost tooth does.',
        ],
        sneeze: [
          '[It was|That was] like a sneeze that [sticks|stuck].',
          'Without its end, the song was [half|most of] a sneeze.',
        ],
      }),
      more(
        '“But how do you [end|go on]?” {hero} [asked|said to] the box, and it [didn’t know|only ticked].',
        '{Hero} [wound|tried] the box again, [twice|ten times], and it stopped in just that [place|spot] [always|each time].',
      ),
      [
        '“Whoever lost you knows the [rest|end],” {hero} told the box. “So I’ll just [ask|go and ask] [everyone|the world].”',
        '[Somebody|Someone], {hero} thought, must know the [end|last bit], and the box is theirs. “[Come|Then let’s ask everyone],” {they} said.',
        '“I’ll find who [can finish|knows] it,” said {hero}, “and that’s who you [belong to|fell from].”',
        '“[Somebody|Someone] knows your [end|last bit],” {hero} told the box, “and we’ll [find them|ask till we find them].”',
        '“If I find the [end|rest],” said {hero}, “I find who [lost you|you belong to]. [Come|Let’s go].”',
      ],
      aside('start'),
      adult('start'),
    ],
    go: [
      [
        '{Hero} packed a [pear|bun|pancake], a [scarf|sock] for the box, and set off [over the wall|down the lane].',
        '{Hero} [threw up|followed] a [leaf|feather] and went [where it pointed|after it], with the box under one arm.',
        'The box was [heavier|colder] than it looked. {Hero} carried it on the [left|head], then the [right|hip], then [hugged it|in a scarf].',
      ],
      [
        'On the way {they} asked a [postbox|scarecrow], a [cow|hen] and a man asleep [on a cart|in a boat]. None of them [sang|knew it|had a clue].',
        'They went past the last [house|lamp post] and the first [cow|frog]. All the way the song went round in {hero’s} [head|knees].',
        '“[Hm-hm|La-la],” {hero} hummed, up to the [place|spot] where it stopped. Every time {they} nearly [fell off the end|tripped].',
      ],
      more(
        'It’s [odd|funny|strange] how far you can walk with [a question|a song|a box].',
        'The road had [bends|puddles] in it, and a smell of [thyme|rain|bread].',
      ),
      asideHere('way', {
        person: [
          '{Friend} hummed it all the way, so that nobody could [lose|forget] it.',
          '{Friend} asked a [milestone|beetle|gatepost], too, to be thorough.',
        ],
        pet: ['{Friend} walked in front and asked [every|each] tree.'],
      }),
    ],
    'frog.ask': [
      [
        '{Hero} followed the [lane|stream] down to the river. There, on a [leaf|stone], sat {frog} the frog, [green|fat] as a [pear|cushion].',
        'The [lane|path] ran down to the river, and {hero} with it. “Music?” said a [wet|deep] voice, and up [came|bobbed] {frog} the frog.',
        'Somebody was [singing|gargling] down by the river, so that way went {hero}. It was {frog} the frog, in a [puddle|pool].',
      ],
      ifRoom(
        '“I know [every|each] song there [is|was],” he said. “I [wrote|made] most of them. [Let’s hear|Play] it.”',
        '“[Louder|Closer],” said {frog}, one ear on the box. “I’m half deaf from [singing|myself].”',
        '“Frogs [invented|began] singing,” said {frog}. “[Wind it up|Open the lid], my dear.”',
      ),
      aside('way'),
    ],
    'frog.end': [
      '¶{refrain}',
      [
        '“[QUARRRK|QUO-O-ARK]!” sang {frog}, so [hard|loud] that he fell [backwards|bottom first] into the river.',
        '{Frog} puffed himself up like a [balloon|bubble]. “[QUARRK|QUAARK]!” he sang, and [three|ten] other frogs [clapped|fainted].',
        '“[QUARRK|QUOARK]!” sang {frog}, and [bowed|bent] so low that his [nose|hat] got wet.',
      ],
      wrong('frog'),
      sendsOn(
        'frog',
        '“But brr, [feel|touch] that [lid|key],” said {frog}, “it comes from [higher up|uphill]!”',
        '“It’s [far too|too] cold for [us|a frog], your box,” said {frog}. “Try [higher up|uphill].”',
      ),
    ],
    'camel.ask': [
      [
        '{Hero} walked until the [road|path] turned to sand, [yellow|hot] as far as you can see. There lay {camel} the camel and [chewed|hummed].',
        'Past the last [palm|well] the road was all sand. {Hero} climbed a [hill|wave] of it, which [turned its head|moved]: it was {camel} the camel!',
        'A [donkey|melon] cart took {hero} out to where the sand begins. “[Slowly|Softly],” said {camel} the camel, before {hero} had said [hello|a thing].',
      ],
      ifRoom(
        '“I have [walked|crossed] the desert with a thousand songs,” said {camel}, “so [play|open it].”',
        '{Hero} held the box to {camel’s} [small|furry] ear. “Ah,” she said, “[that|this] one. [My aunt|Everybody] sang it.”',
      ),
      aside('way'),
    ],
    'camel.end': [
      '¶{refrain}',
      [
        '“[Aaaa-AAHM|Haaa-AAAM],” sang {camel}. It was [more yawn than note|half a note and half a yawn], and {hero} [yawned|did it], too.',
        '{Camel} [breathed in|opened up], as wide as a [door|sack]. “[Aaa-AAHM|Yaaa-HAAM]!” And with that she was [asleep|snoring], till {hero} [coughed|knocked on the lid].',
        '“[Aaaa-AAHM|Haaa-AAAM],” sang {camel}, and her [chin|neck] sank on the sand. She had sung herself to sleep, and {hero} had to [cough|sing her awake].',
      ],
      wrong('camel'),
      sendsOn(
        'camel',
        '“Wrong?” she [asked|murmured]. “Then it’s not [mine|from here], for nothing here gets [cold|so cold]. Go [up|higher], child, [up|higher].”',
        'The box had [frost|a snowflake] on its key, in all that [sun|sand]. “Not [from here|mine],” said {camel}. “Look [higher|where it’s high].”',
      ),
    ],
    'owl.ask': [
      [
        '{Hero} walked into town and up the library steps. On a [table|desk] sat {owl} the owl and [stamped|sorted] the [dreams|large books].',
        'The road led into town, and {hero} pushed open the [heavy|tall] library door. “Hush!” said {owl} the owl, from the [reading|long] table.',
        'Books know things, thought {hero}, and [went|ran] to the library. A thousand looked down, and so did {owl} the owl, from [a table|her desk].',
      ],
      ifRoom(
        '“I have read [all|most] songs,” she [whispered|breathed], “up to [R|the last page]. You may [open|play] it. [Softly|On low].”',
        '“You are [late|dripping],” {owl} told the box. “But [sing|go on].”',
      ),
      aside('way'),
    ],
    'owl.end': [
      '¶{refrain}',
      [
        '“[Shhhh|Hu-u-ush],” sang {owl}, very [beautifully|low], and a [page|moth] turned over, [far away|by itself].',
        '{Owl} [stood up|spread her wings] and ended it: “[Shhh|SHHH]!” It was the loudest [shush|hush] in the [world|library], and [nine|six] books fell down.',
      ],
      wrong('owl'),
      sendsOn(
        'owl',
        '“That’s how all things [end|stop] in here,” said {owl}. “But look under [snow|cold], top shelf, by which I mean the [mountain|very top].”',
        '“It’s not [ours|stamped],” said {owl}, and [sneezed|shivered]. “It’s as cold as the [top shelf|poles|door], go [up|high up].”',
      ),
    ],
    'elephant.ask': [
      [
        '{Hero} took the green path, until the leaves were as big as [boats|doors]. Under them {elephant} the elephant was having a [bath|shower].',
        'The path ran on into the [wet|steaming] jungle. What {hero} had taken for a [hill|wall] turned [round|its head] and was {elephant} the elephant.',
        '{Hero} crossed a [rope|log] bridge into the jungle. A [bush|tree] walked off, and behind it {elephant} the elephant was [dancing|looking for a nut].',
      ],
      ifRoom(
        '“Music!” he [cried|boomed]. “I [am|was once] the whole [band|brass] here. [Open|Wind] it up!”',
        '“I never [forget|lose] a tune,” said {elephant}. “I only forget where I [put it|heard it].”',
      ),
      aside('way'),
    ],
    'elephant.end': [
      '¶{refrain}',
      [
        '“[TARAAA|TA-RAA-RAA]!” sang {elephant}, and it rained [nuts|mangoes|monkeys] for a [minute|while].',
        '{Elephant} lifted his [nose|trunk]. “[TARAAA|TRRRAA]!” {Hero’s} hair lay down [flat|backwards], and so did the [grass|parrots].',
      ],
      wrong('elephant'),
      sendsOn(
        'elephant',
        '“Too [big|much]?” asked {elephant}. “And so cold, a box like [that|this]! It [rolled|fell] from [up there|the top].”',
        '“Not [quite|that],” said {hero}. {Elephant} blew on the lid, and his breath [froze|turned white]: it was from the [top|mountain].',
      ),
    ],
    'goose.ask': [
      [
        '{Hero} walked to market, where you could buy [plums|brooms], [pepper|hats] and a great deal of noise. The noise was {goose} the goose.',
        'All the [carts|baskets] were going to market, so {hero} went, too. “[Plums|Melons], two for one!” cried {goose} the goose. “What’s [that|in the box]?”',
        '{Hero} followed the road to market and asked the [hat seller|spice man|onion woman] and the [bell man|baker]. “Ask {goose} the goose,” said [everyone|both].',
      ],
      ifRoom(
        '“I’ve heard [every|each] tune in town,” said {goose}, “and [sold|shouted] most of them. [Play it|Go on]!”',
        'The whole market [went quiet|stopped] to hear, and even the [fish|scales|melons] [listened|held still].',
      ),
      aside('way'),
    ],
    'goose.end': [
      '¶{refrain}',
      [
        '“[HO-O-ONK|HONK]!” sang {goose}, and a tower of [melons|pots] came [down|rolling].',
        '{Goose} stretched her neck like a [trumpet|hose]. “[HONK|HA-HONK]!” And [somebody|an old man] paid her [for it|to stop].',
        '“[HO-O-ONK|HONK]!” sang {goose}, and [all the|six] baskets [jumped|fell over].',
      ],
      wrong('goose'),
      sendsOn(
        'goose',
        '“Then nobody [here|in town] lost it,” said {goose}, “they’d have [shouted|told me]. Try [up there|the mountain], it’s [cold|icy] enough.”',
        '“It’s not from [here|my market],” said {goose}, and [dropped|let go of] it. “Ow, [cold|ice], that comes from [up high|the top]!”',
      ),
    ],
    'sheep.ask': [
      [
        '{Hero} took the path up the green hill, to a cloud with [legs|ears]. It was {sheep} the sheep, [chewing|thinking].',
        'Over the [wall|gate] and up the hill went {hero}. {Sheep} the sheep looked at the box, then at a [daisy|thistle], and ate [it|that].',
        'Up the [steep|green] hill went {hero}. On top {sheep} the sheep lay in the grass and [chewed|told himself a story].',
      ],
      ifRoom(
        '“I know [one|a song],” said {sheep}. “It might be [that|this] one, [let’s see|play it].”',
        '“Is it [long|hard]?” asked {sheep}, “for I [lose|drop] them when they’re [long|fast]!”',
      ),
      aside('way'),
    ],
    'sheep.end': [
      '¶{refrain}',
      [
        '“[Mehhh|Meh-heh-hehh],” sang {sheep}, and [all|forty] sheep on the hill sang it [after him|too], one [by one|after the other].',
        '{Sheep} [coughed up|swallowed] a bit of [daisy|thistle]. “[Mehhh|Bahhh]!” sang {sheep}, “or was it [beee|mooo]?”',
      ],
      wrong('sheep'),
      sendsOn(
        'sheep',
        '“It’s [the only|my one] ending I have,” said {sheep}. “Your box is cold as [January|a nose], I’d ask [further up|where the snow is].”',
        'He [breathed|leaned] on the lid, and it [snowed|frosted] a little. “Up [there|further],” said {sheep}. “Where I never [go|graze].”',
      ),
    ],
    climb: [
      [
        'Up went the path, and up went {hero}. The box grew so [cold|icy] that it had to wear [a sock|both mittens].',
        'The trees grew [short|small], and then [shy|thin], and then there [were none|was only stone]. Under {hero’s} arm the box began to [hum|tick].',
        '{Hero} climbed past the last [tree|bush], past the last [bird|bee], with the box [under one arm|on {their} back].',
      ],
      [
        'From far below came a [small|thin|wobbly] sound. It was {helper2}, who could not get the song out of {helper2.their} [head|ears].',
        'Down there, [tiny|small] as [a crumb|an ant], was {helper3}, still [humming|singing] it, and still with the wrong [end|last note].',
        'The wind [tried|wanted] to sing along, but it only knew [one word|one note], and that was [ooo|whoo].',
      ],
      more(
        '“[Nearly|Almost] there,” {hero} told the box, [four|six|nine] times, and the last time it was [nearly|a bit] true.',
        'The [sun|day] was low and as [red|round|soft] as a [button|plum|peach].',
      ),
      asideHere('way', {
        person: [
          '{Friend} pushed from behind, where it was [steep|icy].',
          '{Friend} lent {hero} one [mitten|glove], for the hand with the box.',
        ],
        pet: ['{Friend} went first, to show [the way|where it was safe].'],
      }),
    ],
    drop: [
      [
        'A box so cold must come from the snow, so {hero} climbed the [mountain|mountain path].',
        '“[Cold|Icy], and colder,” said {hero}, “so you come from [up there|the snow],” and [climbed|went up].',
        'The box was as cold as snow. So {hero} [took|carried] it to where the snow [was|began].',
        'Where is it that cold? In the snow! So {hero} climbed, [step by step|stone by stone].',
        '“You’re as cold as snow,” {hero} told the box, and [carried|took] it up the [mountain|snowy mountain].',
      ],
      [
        'There {their} foot [caught on|slipped off] a [stone|root], and the box flew: [bonk|clack], and bonk, down the rocks.',
        'There {they} slipped on a [loose|wet|sly] stone, and the box went on [alone|without {them}]: [clack|bonk], clack, clonk.',
        'Up there it was [icy|slippery]. {They} [tripped|stumbled], and the box [jumped|leaped] from rock to rock.',
      ],
      [
        '{Hero} [dug|picked] it out of the snow and [turned|wound] the key. “[Tk|Krk|Kk|Tsk],” it said, and that was [all|the concert].',
        'The lid would not [shut|close]. {Hero} wound it up, and no song came, just [tk, tk|a click].',
        '{They} [shook|blew on] it, [warmed|rubbed] it, [begged|kissed] it. “[Tk|Pff|Kk|Pss|Krrt],” it said, and [no more|nothing else|that was it].',
        'The box was [full of|white with] snow. {Hero} turned the key, and [out came a click|it only said tk].',
      ],
      ifRoom(
        'Who would [know|want] a box that [only clicks|won’t play]?',
        'How do you find the [end|owner] of a song that [isn’t there|has no start]?',
        'All that [way|walking], and now it could not even [begin|start].',
      ),
      aside('trouble'),
    ],
    still: [
      [
        '{Hero} sat on a [stone|rock] with the box on {their} knees, and the sky turned [violet|grey|green].',
        'There is nothing as [quiet|still] as snow, and {hero} sat in the middle of it with the box, and [added to it|said nothing].',
        'One [flake|star] came down and sat on the lid. {Hero} did not [brush|wipe] it off. It was [company|pretty|only small] and [had come far|sat so well].',
      ],
      [
        '“I was going to [bring|take] you home,” {they} [told|said to] the box, and the box [kept quiet|did not argue|leaned on {them}].',
        'It was [far|a long way] down, and [late|nearly night]. Somebody, somewhere, was [waiting|listening] and would [never know|hear nothing].',
        '{They} could put it [down here|under a stone] and go, for nobody had [seen|asked] {them}. But {they} [couldn’t|did not|held it tighter].',
      ],
      ifRoom(
        'Then, inside {hero’s} head, very [softly|low], something went [on|round] that no stone can [break|dent].',
        'But it was not [quite|all] quiet, for somebody was humming, and it was not the [box|wind]: it was {hero}.',
      ),
      aside('trouble'),
    ],
    sing: [
      asideHere('trouble', {
        person: [
          '“You’ve still got it in your head,” said {friend}. “[Sing|Play] that.”',
          '“Then you be the [box|music box],” said {friend}.',
        ],
        pet: ['{Friend} looked from the box to {hero}, and [waited|put up both ears].'],
      }),
      TURN,
      [
        '¶“{Tune}…” And there {hero} stopped, [just where|where] the box had [always|ever] stopped, and [listened|waited].',
        '¶“{Tune}…” It was [small|thin|a bit wobbly], but it was all there, [up to|as far as] the last note but one.',
        '¶“{Tune}…” sang {hero}, [up to|as far as] the place where it [breaks off|stops], and [held {their} breath|listened].',
      ],
      ifRoom(
        'And far below, like [an echo|a candle being lit], {helper2} took it up, and then {helper3}, and the wind, [till the whole mountain hummed|from hill to hill].',
        'Down in the dusk {helper2} [heard|pricked up] and sang it, too. {Helper3} sang, and so it went [up and up|round the mountain], as big as [weather|a sail].',
        'The song [rolled|flew|ran] down the mountain, and {helper3} caught it and [threw|sent] it back. {Helper2} [made it louder|added a bit], till the snow [rang|shook].',
      ),
    ],
    answer: [
      [
        '¶And from [the top|high up|above], [thin|small] as a [needle|hair], came one [note|more note]: “…{tune.end}!”',
        '¶Then “…{tune.end}!” sang somebody, up where the [snow is blue|stars begin], [thin|clear] and [sure|a little hoarse].',
        '¶And [somebody|someone] answered, not [behind|below] them, but above: “…{tune.end}!”',
      ],
      missing({
        itch: [
          'And behind {hero’s} ear it [stopped itching|went quiet|was still|felt wonderful].',
          '{Hero} put a {hero.hand} to {their} ear. Nothing itched [any more|there now].',
        ],
        tooth: [
          'It [fitted|filled] the [gap|hole] [exactly|like a new tooth].',
          'And the [gap|hole]? It was [gone|full], as if a tooth had [come in|grown].',
        ],
        sneeze: [
          '“A-[tchoo|choo]!” went {hero}, [at last|and the snow flew].',
          'And out came the sneeze, “A-[tchoo|choo]!”, [at last|so hard that the snow flew].',
        ],
      }),
      more(
        'So that was how it [ended|went]! And {hero} [ran|climbed], the box in both arms, and did not slip [once|at all].',
        '“[Stay|Wait] there!” [called|cried] {hero}. “I’ve got your [beginning|box]!”',
        'It was so [simple|short] that {hero} [laughed|shouted] out loud, and went [up|after it] on {hero.hands} and knees.',
      ),
      asideHere('turn', {
        person: [
          '“Up there!” [cried|said] {friend}, and pointed at a [light|rock].',
          '{Friend} had heard where it came from, and [ran|climbed] first.',
        ],
        pet: ['{Friend} was off already, nose in the [snow|air].'],
      }),
    ],
    'bear.found': [
      [
        'On a blanket in the snow sat {bear} the bear, with [red|wide open] eyes. “My {look} box!” he [cried|said].',
        'It was {bear} the bear, and he looked as [tired|cross] as a [wet|winter] Monday. “My {look} box!” he [cried|sighed].',
        'Somebody sat up in the snow, [yawning|blinking], and stared. It was {bear} the bear. “That’s my {look} box!”',
      ],
      [
        '“I [yawned|sneezed], and it [rolled|slid] down the mountain, and the wind took it on to {found}. It sings the [start|beginning]. I only know the end, and nobody can sleep on [that|one note]!”',
        '“The [wind|storm] [blew|rolled] it down the mountain to {found},” said {bear}. “It must sing the start, for I only know the [end|last note]. Without both, I [lie awake|can’t sleep].”',
      ],
      [
        '“It’s [broken|silent now],” said {hero}, “but I know the [start|beginning].”',
        '“I [dropped|broke] it,” said {hero}, very [low|fast], “but I know the [start|beginning].”',
        '“It [fell|broke], and it was me,” said {hero}. “But I know the [start|beginning].”',
      ],
      asideHere('turn', {
        person: [
          '“We asked everybody for the end,” said {friend}, “and [you have it|it was you].”',
          '{Friend} took the box, so that {hero} could [sing|breathe in].',
          '“{Hero} sings it [just like|as well as] the box,” said {friend}. “Listen.”',
        ],
        pet: [
          '{Friend} sat down [close by|between them], to hear it whole.',
          '{Friend} [nudged|pushed] {hero}, who took a deep breath.',
        ],
      }),
    ],
    'bear.give': [
      [
        'So {hero} sang, and {bear} lay down and [waited|held his breath]. “{Tune}…” “…{tune.end},” sang {bear}, and [yawned|smiled].',
        '“{Tune}…” sang {hero}, as [soft|slow] as snow. And {bear} put the last note on [it|top]: “…{tune.end}.”',
      ],
      [
        'His ears went down, [one|first one] and then the other. By the end of the [breath|note] {bear} was [asleep|a warm hill].',
        'And {bear} fell over [sideways|like a sack] and slept, with the box in the [crook|bend] of his arm.',
        '“[Keep|You keep] it,” he mumbled, “the [song|tune]. I’ll keep the [box|lid].” And {bear} [snored|was asleep].',
      ],
      ifRoom(
        '{Hero} pulled the blanket up to his [chin|nose] and went away on tiptoe.',
        'The snow [came|drifted] down, [big|slow] and soft, on [tiptoe|his back].',
      ),
      aside('turn'),
    ],
    'penguin.found': [
      [
        'On the [ice|snow] stood {penguin} the penguin, with an egg [on her feet|between her toes]. “My {look} box!” she [cried|said].',
        'It was {penguin} the penguin, walking [round|up and down], with an egg on her [toes|feet]. “My {look} box!” she cried.',
        'Somebody was stamping [about|round] on the ice. It was {penguin} the penguin, with an egg on her [toes|feet]. “There’s my {look} box!”',
      ],
      [
        '“It slid [off the ice|away], down the mountain, and the wind took it on to {found}. It [plays|knows] the [start|beginning]. I only know the [end|last note], and who would hatch to [half a song|that]?”',
        '“I [slipped|sneezed], and it [shot|slid] down the mountain, and the wind took it on to {found},” said {penguin}. “Chicks wait for the whole song, and I only [know|have] the [end|last note].”',
      ],
      [
        '“It’s [broken|silent now],” said {hero}, “but I know the [start|beginning].”',
        '“I [dropped|broke] it,” said {hero}, very [low|fast], “but I know the [start|beginning].”',
        '“It [fell|broke], and it was me,” said {hero}. “But I know the [start|beginning].”',
      ],
      asideHere('turn', {
        person: [
          '“We asked everybody for the end,” said {friend}, “and [you have it|it was you].”',
          '{Friend} took the box, so that {hero} could [sing|breathe in].',
          '“{Hero} sings it [just like|as well as] the box,” said {friend}. “Listen.”',
        ],
        pet: [
          '{Friend} sat down [close by|between them], to hear it whole.',
          '{Friend} [nudged|pushed] {hero}, who took a deep breath.',
        ],
      }),
    ],
    'penguin.give': [
      [
        'So {hero} [bent|knelt] down and sang to the [egg|shell], “{tune}…” “…{tune.end},” sang {penguin}, and they [waited|held their breath].',
        '“{Tune}…” sang {hero}, as [soft|warm] as feathers. And {penguin} put the last note on [it|top]: “…{tune.end}!”',
      ],
      [
        'Crick, and then [crack|tock|tick], and out of the egg of {penguin} came a [beak|wet head], and it said, “[Peep|Pip],” on [just that|the same] note.',
        'The egg [shook|wobbled|hopped], it [split|cracked], and a [grey|wet] chick looked up at {penguin} and [sang|peeped], “…{tune.end}?”',
        'A line ran [round|down] the egg, and {penguin} [stopped breathing|cried a little], and there [sat|stood] a chick, with the [shell|lid] for a hat.',
      ],
      ifRoom(
        'The box made a very good [bed|cradle], with a [scarf|sock] in it.',
        '“[Keep|You keep] the song,” said {penguin}. “We’ll [sleep|live] in the box.”',
      ),
      aside('turn'),
    ],
    'little-star.found': [
      [
        'On a [tree stump|stump] sat {little-star}, a star no bigger than [a plum|a bun]. “My {look} box!” it [cried|said].',
        'It was a little star, called {little-star}, and it [sat|lay] in the snow and [shone|glowed]. “My {look} box!”',
      ],
      [
        '“We fell from the sky. I [stuck|landed] here, and it [rolled|bounced] on to {found}. The start is my run-up, and I only know the [end|jump], so I can’t get [home|up].”',
        '“I leaned out too far, and we fell, and it [rolled|bounced] on to {found},” said {little-star}. “I only know the [end|last note], and stars need the start for a run-up.”',
      ],
      [
        '“It’s [broken|silent now],” said {hero}, “but I know the [start|beginning].”',
        '“I [dropped|broke] it,” said {hero}, very [low|fast], “but I know the [start|beginning].”',
        '“It [fell|broke], and it was me,” said {hero}. “But I know the [start|beginning].”',
      ],
      asideHere('turn', {
        person: [
          '“We asked everybody for the end,” said {friend}, “and [you have it|it was you].”',
          '{Friend} took the box, so that {hero} could [sing|breathe in].',
          '“{Hero} sings it [just like|as well as] the box,” said {friend}. “Listen.”',
        ],
        pet: [
          '{Friend} sat down [close by|between them], to hear it whole.',
          '{Friend} [nudged|pushed] {hero}, who took a deep breath.',
        ],
      }),
    ],
    'little-star.give': [
      [
        'So {hero} sang, as [loud|high] as {they} could, and {little-star} took a [run|run-up]. “{Tune}…” “…{tune.end}!” sang {little-star}, and [jumped|let go].',
        '“{Tune}…” sang {hero}, and held out both arms. And {little-star} [bent its knees|leaned back], sang, “…{tune.end}!” and [was off|jumped].',
      ],
      [
        'Up it went, up, and [stuck|stayed], and there was {little-star}, just [left|right] of the moon, where there had been a [gap|dark spot].',
        'A [line|thread] of light ran up the sky, and at the top of it {little-star} [turned round|sat down] and [winked|shone].',
        '“[Keep|You keep] the song!” {little-star} called [down|from the top]. And the box in the snow was [warm|full of light].',
      ],
      ifRoom(
        'All the other stars [moved up|made room|said good evening] and {little-star} [sat down|shone].',
        '{Little-star} made it [bright|light] enough to go [home|down] by.',
      ),
      aside('turn'),
    ],
    end: [
      [
        'In the morning {party} [danced|hopped] {spot} and sang it, from the [first note to the last|front to the back], and the [gate|sparrows] hummed along.',
        'When the sun came up over {found}, {party} came [home|up the road], [tired|muddy] and [singing|humming], and this time it had an end.',
        '{Party} came back to {found} without [any|the] box, and yet nobody felt [empty|poor], somehow.',
      ],
      when(
        'adults',
        '{Adults} [heard|knew] them long before they [came round the corner|could be seen|got to the gate].',
      ),
      [
        '“{Tune}… {tune.end},” sang {hero}, and that was [that|how it goes], and now you know it, [too|as well].',
        '“{Tune}… {tune.end}!” sang {hero}, and then, [to be fair|just for fun|for {helper2}], [once more|again] with “{one.end}” [on|at] the end.',
        '“{Tune}… {tune.end}!” And after that {hero} sang it [as {helper2} does|in the manner of {helper2}]: “{tune}… {one.end}!”',
        'Far off, {helper2} sang it, with the [right|new] end at last: “{tune}… {tune.end}!” And {hero} sang it [back|twice|to the gate].',
      ],
      adult('end'),
      ifRoom(
        'And {spot} there was a [round|square] dent in the [ground|dust], where it had [begun|lain].',
        'Somewhere [high|up there], {helper1} sang it, too. And {hero} could hear it, [clear|small] as a bell.',
      ),
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '“Maybe the [end|rest] is [stuck|shy],” said {friend}, and [blew|looked] into it.',
        '“It’s [haunted|broken],” said {friend}. “Play it [again|once more].”',
        '{Friend} [made up|guessed] an end. It had [cheese|a sneeze] in it.',
      ],
      pet: [
        '{Friend} looked for the end [behind|under] the box.',
        '{Friend} put {friend.their} head on one side and [left it there|waited].',
      ],
    },
    way: {
      person: [
        '{Friend} turned the key, and {hero} held [the lid|the box up].',
        '{Friend} wound it up, [crick, crack|three turns], since {hero’s} arms were full.',
        '“Please,” said {friend}, and lifted the lid.',
        '{Friend} held the box, so that {hero} could [turn|wind] the key.',
        '“It stops too soon,” {friend} [explained|said]. “You’ll [hear|see].”',
        '“[Now|Shh],” said {friend}, and let go of the key.',
        '“I’d have [ended|finished] it with a [drum|bang],” said {friend}, and wound it up.',
      ],
      pet: [
        '{Friend} sat down to listen, [in the best place|with both ears up].',
        '{Friend} pushed the lid up with {friend.their} [nose|chin].',
        '{Friend} lay down beside the box and kept the [wind|flies] off it.',
        '{Friend} looked at the [lid|key] till {hero} turned it.',
      ],
    },
    trouble: {
      person: [
        '“We could say it was [the wind|like that],” said {friend}. “But it [wasn’t|was us].”',
        '{Friend} found the [key|hinge] and put it in {hero’s} {hero.hand} and said [nothing|not a word].',
        '“I’m [cold|tired],” said {friend}, “[but I’m here|in my ears].”',
      ],
      pet: [
        '{Friend} dug out the [key|hinge] and brought it, [shivering|tail down].',
        '{Friend} [lay|sat] on {hero’s} feet, and that was [warm|kind].',
        '{Friend} [licked|nudged] the lid. [Tk|Nothing].',
      ],
    },
    turn: {
      person: [
        '{Friend} joined in, [high|low] and [brave|wobbly].',
        '“[That’s it|It’s whole],” [whispered|said] {friend}, and [they all|everybody] kept still to hear it fade.',
        '{Friend} [jumped|danced] till the snow [flew|squeaked].',
        '“[Sing|Once more]!” said {friend}.',
      ],
      pet: [
        '{Friend} lifted {friend.their} nose and [howled|sang] along.',
        '{Friend} turned [three|two] circles in the snow and [sat|listened].',
        '{Friend} [sniffed|looked] at it all with [round|shining] eyes.',
        '{Friend} [stood|sat] quite still, ears [up|wide].',
      ],
    },
    end: {
      person: ['{Friend} sang the [low|loud] part.', '“[Again|Once more],” said {friend}, and they did.'],
      pet: ['{Friend} sang it, too, [asleep|with a yawn].', '{Friend} [wagged|nodded] on the last note.'],
    },
  },
  adults: {
    start: [
      '“It’s [somebody’s|not ours],” said {grownUp}. “[Ask|Go and ask] about.”',
      '“Be back [for supper|by morning],” said {grownUp}, “[both of you|box or no box].”',
      '{GrownUp} tried to hum the end and [gave up|sat down].',
    ],
    end: [
      '“So that’s how it [goes|ends],” said {grownUp}, and [sang|hummed] it all day.',
      '{GrownUp} [danced|waltzed] with the [broom|gate].',
      '“Where is the box?” asked {grownUp}. “[Home|Where it lives],” said {hero}.',
      '{GrownUp} kissed {hero’s} [cold|red] nose.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
