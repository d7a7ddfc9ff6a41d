/** The half song in English for readers of 8 to 10. */
import {
  adult,
  aside,
  asideHere,
  HABIT,
  ifRoom,
  more,
  TURN,
  when,
  type BandText,
  type Line,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/half-song/english-traits.data.ts';

/** Whoever has sung sends the hero on: to the next who is asked, and the last of them up to the snow. */
const sendsOn = (animal: string, ...up: readonly string[]): Line => {
  const onTo = (next: string): readonly string[] => [
    `“Not yours? Then take it to {${next}},” said {${animal}}. “One of us is bound to be [right|last].”`,
    `“I never said it was [the only one|the last word|everybody’s],” said {${animal}}. “[Hear|Ask|Try] {${next}}. Everybody has [another|one].”`,
    `“If it isn’t mine, it may be {${next}’s},” said {${animal}}, [generously|without envy]. “[Ask|Go and hear|Try there|Do ask].”`,
  ];
  return when(
    `last:${animal}`,
    [
      ...up,
      `“But the [cold|frost] on it,” said {${animal}}, “is from [uphill|the mountain]. Go [there|and ask|up|and see].”`,
    ],
    when(`one:${animal}`, onTo('helper3'), onTo('helper4')),
  );
};

export const english810: BandText = {
  refrains: [
    '“{Tune}…” and there it [stopped|broke off], with one foot [in the air|over nothing].',
    '“{Tune}…” and then a silence, [exactly|just] as long as the note that was [missing|owed].',
    '“{Tune}…” it went, and [stopped|ended] like a staircase in a [drawing|dream], one step [short|too soon].',
  ],
  beats: {
    open: [
      [
        'Things that are lost usually look [lost|lonely|sorry for themselves]. This one looked as if it [were waiting|were on a visit|lived there]. It lay {spot}, {a look} music box, and {party} [nearly stepped on it|saw it at the same moment].',
        'Nobody had come through {found} in the night. Yet in the morning {party} found {a look} music box {spot}, with a dent in one [corner|side] and [frost|a feather] on the lid.',
        'It was the sort of [day|morning] on which nothing [happens|is found], and {party} had almost got used to it. Then there it lay, {spot}, {a look} music box, like [a question|something dropped by the sky].',
        '{Party} [found|picked up] many things in {found}: [buttons|marbles], [one glove|a tooth], half a plan. {A look} music box was not among them until that [day|morning], when it lay {spot}.',
      ],
      ifRoom(
        'The box was [strangely|oddly] cold: it had [lain in the sun|been held in warm hands] for an hour, and it [was|felt] as cold as a [church|key in January].',
        'It was [cold|icy], that box, and it stayed so, as some people stay [cross|polite], whatever you [did|tried].',
      ),
      { more: HABIT },
      when(
        'adults',
        ifRoom(
          '{Adults} turned it [over|round] and round, and it belonged to no one in the [house|street].',
          '“Somebody’s [missing|hunting for] that,” said {adults}, “[right now|in every drawer].”',
        ),
      ),
    ],
    play: [
      [
        '{Hero} wound it up, and inside the box something [stretched|coughed|yawned], found its [place|glasses|feet], and [began|sang].',
        'The lid went up with a [sigh|creak|click], and a song [came|stepped|got] out, a [small|shy] one, that had [clearly|perhaps|surely] been asleep.',
        '{Hero} turned the key of the box [three times|as far as it would go], and it played. It was the kind of tune you have [known|missed|half remembered] all your life, [though|and yet] you’ve never heard it.',
      ],
      '¶{refrain}',
      ifRoom(
        '{Hero} [waited|held {their} breath] and wound it up again, and it came to the same place. It looked over the same [edge|cliff], and [stopped|would not jump].',
        'It was like a sneeze that [goes away|thinks better of it], and {hero} [walked up and down|scratched|could not sit still], for {their} whole [head|left ear|back] itched with it.',
      ),
      [
        '“Somebody [knows|has] the end of you,” said {hero} to the box, “and whoever has the end has lost the [beginning|rest].” So [all one had to do|the only thing] was to [ask everyone|listen to the whole world|knock at doors].',
        'It was quite [simple|logical|clear], when {hero} thought about it: the box belonged to whoever could [finish|end] [it|its song], and that left only [the world|everybody] to ask.',
        'A name [inside|on the lid] would have been [easier|more usual]. But a song will do, {hero} [decided|thought], if you carry it [far|long] enough. Somebody, in the end, will [finish|join] it.',
      ],
      aside('start'),
      adult('start'),
    ],
    go: [
      [
        '{They} [took|packed] a scarf for the box, which was [shivering|ticking], and a [cheese roll|pear] for {themselves}, and walked out of {found} by the gate that is [never|hardly ever] used.',
        'There are two ways out of {found}, and {hero} took the [other|second] one, with the box under one arm like a [hen|loaf] that did not want to [go|be sold].',
        '“I’ll be back,” {hero} [told|promised] {found}, “when it’s [finished|whole].” And the box [clicked|ticked], as if it [noted that down|had heard promises before].',
      ],
      [
        'By noon {they} had asked a [postman|scarecrow], two [cows|nuns] and a man in a [hole|tree], and had been given three endings, all of them [rude|about cabbage].',
        'The road was [long|white] and had [nothing|little] to say, so {hero} hummed to it, always up to the same [place|spot], and there, each time, {they} [tripped|missed a step].',
      ],
      more(
        'A question is a [fine|good] thing to travel with: it [weighs nothing|keeps you warm], and it gets you [talked to|asked in].',
        'It is astonishing how [far|long] one can walk on an unfinished [tune|sentence].',
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
        'By the river, where the [mud|water] begins to have opinions, sat {frog} the frog, [rehearsing|tuning]. “Ah,” he said, without opening his [eyes|mouth very far], “[my public|an audience|at last, a listener].”',
        '{Hero} heard {frog} the frog before {they} saw him. He was sitting by the river in a [waistcoat|cloak] of duckweed, and the [reeds|herons] had [moved away|cotton in their ears].',
      ],
      ifRoom(
        '“I’m a [composer|tenor],” said {frog}. “Whatever it is, I’m [probably|bound to be] the one who wrote it. You [may|can] open the [lid|thing].”',
        '“One doesn’t lose songs,” said {frog}, “one [sheds|spawns] them. Still, let me [hear|have] a bar [of it|or two].”',
      ),
      aside('way'),
    ],
    'frog.end': [
      '¶{refrain}',
      [
        '“[QUARRRK|QUO-OARK]!” sang {frog}, with such [feeling|force] that he left his leaf and was [seen no more|under water] for some time.',
        '{Frog} swelled until one could [read|see daylight] through him. “[QUARRRK|QUOARRK]!” A fisherman on the far bank [packed up|took off his hat].',
      ],
      sendsOn(
        'frog',
        '“It’s an [ending|interpretation],” he said, “but I see it isn’t [the one|yours]. And nothing so cold was ever composed [down here|at sea level]. Look [uphill|higher].”',
        '“Too [wet|much]?” asked {frog}. He laid a finger on the lid and [shrieked|drew it back]. “Ice, my dear, that’s a song from the [top|heights]!”',
      ),
    ],
    'camel.ask': [
      [
        'In the desert it is hard to be [early|late], and {camel} the camel had given up both. She lay in the sand like a [sofa|ruin], and looked at {hero} from under [four|long] lashes.',
        'For hours there was sand, and then there was sand with {camel} the camel on it, and that was [company|a crowd]. “[Sit|Kneel],” said {camel}, “there’s [no hurry|plenty of floor].”',
      ],
      ifRoom(
        '“I have [carried|known] nine hundred songs across this,” said {camel}, “and [lost|dropped] only the short ones. [Let me|Allow me to] [listen|lie down to it].”',
        'She listened with one ear and [chewed|thought] with the rest of her. “I know it,” she said [at last|by and by], “it’s [old|from before the wells].”',
      ),
      aside('way'),
    ],
    'camel.end': [
      '¶{refrain}',
      [
        '“[Aaaa-AAAHM|Haaa-AAAAM],” sang {camel}. It set out from her knees and took the long way, and by the time it was over {hero} had [sat down|yawned seven times].',
        '{Camel} opened her mouth, and there was a [great deal|whole evening] of it. “[Yaaa-HAAAM|Aaah-OOOM].” Two [lizards|travellers|beetles] on the next dune fell [asleep|over].',
      ],
      sendsOn(
        'camel',
        '“That’s how we [end|finish] things here,” said {camel}. “But your box is [frosted|cold], so try where the [maps|hills] are white.”',
        '“No?” said {camel}, not [offended|moved]. “Then it fell from [above|higher], for cold things [fall|come down], and warm ones only [lie about|settle].”',
      ),
    ],
    'owl.ask': [
      [
        'The library was so quiet that one could hear the [commas|dust]. At a desk made of atlases sat {owl} the owl, and stamped a [moth|biscuit], which was [overdue|late].',
        '“Name, subject, and wipe your [feet|ideas],” whispered {owl} the owl from a [desk|reading table]. All round her, forty thousand books [held their breath|pretended not to look|stood very straight|listened through their covers].',
      ],
      ifRoom(
        '“A song without an ending,” said {owl}. “That will be under [Unfinished|Missing], between [unicycles|mirrors] and unkind remarks. Open it, but [quietly|not above a page].”',
        '“I’ve [read|catalogued] every song,” she breathed, “though I’ve never [heard|permitted] one. Proceed, [softly|in lower case|as if asleep].”',
      ),
      aside('way'),
    ],
    'owl.end': [
      '¶{refrain}',
      [
        '“[Shhhh|Hu-u-ush],” sang {owl}, with her eyes closed, and it was so beautifully done that a [clock|radiator] in the next room [stopped|apologised].',
        '{Owl} drew herself up and delivered the [end|last note]: “[SHHHH|SHHHT]!” It was the loudest sound in that library since [the roof|the encyclopaedias] came down, and nine books [fell|fainted].',
      ],
      sendsOn(
        'owl',
        '“That is how things end [here|with us],” said {owl}. “If it isn’t, I must send you to the [top|highest] shelf, I mean the [outdoor|real] one, with the snow on it.”',
        '“Not in our [collection|stock],” said {owl}, who had blown on the lid and seen her own breath. “Try the [mountain|summit]. They keep nothing [warm|in order] up there.”',
      ),
    ],
    'elephant.ask': [
      [
        'The jungle was all leaves, and every leaf was [dripping|busy], and one grey leaf, larger than [a door|the rest], turned out to be the ear of {elephant} the elephant.',
        '{Elephant} the elephant was [bathing|practising]. It took the [whole|entire] pool, most of the mud, and the patience of eleven [parrots|monkeys].',
      ],
      ifRoom(
        '“A song!” [cried|trumpeted] {elephant}. “I’m the brass section here, and also the [drums|percussion], when I [sit|fall] down. [Open it|Begin], [open it|begin]!”',
        '“We never [forget|lose|mislay] a tune,” said {elephant}. “We forget [who|where] it belongs to, that’s [different|all].”',
      ),
      aside('way'),
    ],
    'elephant.end': [
      '¶{refrain}',
      [
        '“[TARAAAA|TA-RAA-RAAA]!” sang {elephant}, and every [parrot|mango] in sight came down, and {hero’s} eyebrows were never quite in the same [place|order] again.',
        '{Elephant} filled himself with air, which left rather little for the [others|rest of us]. “[TARAAA|TRRR-AAAA]!” The river [turned round|ran backwards] to see.',
      ],
      sendsOn(
        'elephant',
        '“Too [modest|short]?” asked {elephant}. It was, {hero} said [kindly|carefully], too large, and the box was too cold for the [jungle|leaves], where even the [shadows|stones] sweat. “From [up there|the snows],” said {elephant}.',
        'He breathed upon the lid to polish it, and his breath turned to [frost|flowers of ice]. “Ah,” said {elephant}, in a smaller [voice|key]. “That’s from the [top|white part].”',
      ),
    ],
    'goose.ask': [
      [
        'In the market everything had a price and a [smell|story], and above the [peppers|brooms] stood {goose} the goose and sold noise, by the [pound|ear].',
        '“Hats, herrings, [half|slightly] used umbrellas!” screamed {goose} the goose, who sold [nothing|opinions], but liked to [help|join in]. “And what’s that under your arm, and is it [cheap|taken]?”',
      ],
      ifRoom(
        '“There’s no tune in this town I haven’t [shouted|improved],” said {goose}. “So lift the lid, and [quiet|silence], you [onions|herrings]!”',
        'The scales stopped, the [fish|knife grinder|shouting] stopped, and in all that [bustle|racket] a small space opened, the size of a [song|plate].',
      ),
      aside('way'),
    ],
    'goose.end': [
      '¶{refrain}',
      [
        '“[HO-O-ONK|HONK-A-HONK]!” finished {goose}, and a pyramid of [melons|teapots], which had stood since [Monday|the war], sat down.',
        '{Goose} put back her head. “[HONNNK|HA-HONK]!” Three people [paid|applauded], and a fourth [paid|begged] her to stop.',
      ],
      sendsOn(
        'goose',
        '“Then it isn’t from round here,” said {goose}. “Nobody in this market ever lost a thing without [telling everyone|suing]. Ask [uphill|the ice sellers where they go].”',
        '“Brr, take it [back|away]!” said {goose}. “That’s [mountain|winter] cold, not ours. Ours is more of a [damp|draught].”',
      ),
    ],
    'sheep.ask': [
      [
        'On the green hill {sheep} the sheep was looking at the [view|horizon], as he had done [since spring|for years], in case it [moved|improved].',
        'One of the clouds on the hill had a [face|jaw], and it was {sheep} the sheep, and he was [thinking|chewing], though one couldn’t be sure that there was a [difference|daisy].',
      ],
      ifRoom(
        '“Songs,” said {sheep}, “yes, we had one, [a green one|about grass], and it may have been [that|this]. Let it run and I’ll say when I [recognise|remember] it.”',
        '“I’ll try,” he said [modestly|slowly], “but things go in at one ear, and then there’s so much [wool|wool in between].”',
      ),
      aside('way'),
    ],
    'sheep.end': [
      '¶{refrain}',
      [
        '“[Mehhhh|Meh-heh-hehh],” sang {sheep}, and along the hill sixty others [agreed|sang it after him], one by one, like [dominoes|windows being shut].',
        '{Sheep} swallowed, stepped forward, and ended it: “[Mehhh|Bahhh].” And he [listened to|watched] it go. “Or [was|is] that the [beginning|chorus]?” he asked.',
      ],
      sendsOn(
        'sheep',
        '“It’s the only one I’ve got,” said {sheep}. “But your box is cold. Try [higher|up there], where it’s white and [not us|nobody’s wool].”',
        'He laid his nose on the lid and left a [ring|circle] of frost. “Further [up|on],” said {sheep}, “there’s a bit of hill that we don’t [eat|understand].”',
      ),
    ],
    climb: [
      [
        'The path went up, and, seeing that {hero} did not [turn round|mind], went up [more steeply|in earnest|again]. The box grew so cold that {they} carried it in both [sleeves|mittens].',
        'First the trees gave out, then the [bushes|bees], then the path itself grew [thin|doubtful]. Only the box seemed to know the way: it had begun to [hum|tick], [faintly|like a cat].',
      ],
      [
        'From [far|deep] below rose a [thread|rag] of sound: that was {helper2}, who could not get the song out of {helper2.their} head, and had [gone on|stuck it together] with the wrong ending.',
        'Down in the [haze|plain] somebody was still singing, wrongly and with [joy|all {helper3.their} heart]. It could only be {helper3}, and {hero} [waved|laughed|bowed], in case.',
      ],
      more(
        '{They} ate half the [pear|roll], and then, after a fair [pause|discussion], the other half. The sun [lay|sat] on the edge of things like [an orange|a coin on a counter|a guest].',
        '“One more bend,” said {hero}, who had by now met [eleven|nine] last bends and had stopped [believing|trusting] any of them.',
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
        'A box so cold had to be [from|at home in] the snow, and {hero} [climbed|went up].',
        '{Hero} followed the [cold|chill|frost] uphill, to the [first|white|lowest] snow.[| The box ticked faster.]',
        '“You’re a snow box,” {hero} [told it|decided], and up they [went|climbed].',
        'Where is it that cold? [Up there|In the snow], and {hero} [climbed|went].',
      ],
      [
        '[Where|Just where] the snow [begins|began], {hero} put one foot on a stone, and the stone had [other plans|an appointment below|never liked feet]. The box rose and turned over [once|twice] in the [red|last|low] light[|, like a coin]. Then it went down the [rocks|stones]: [clack|bonk], clack, [and a long clatter|clonk].',
        'There was no [reason|excuse] for it: {hero} [slipped|stumbled], as anyone may, and sat down. The box [went on|did not sit]. It hopped from rock to rock, [playing|ringing] a little at each one, and then [not|no more].',
        'The wind had [waited for|picked|liked] [one|this] bend. It [leaned|pushed], {hero} [staggered|slid], and the box jumped out of {their} arms like a [fish|cat]. It [struck|hit] a rock, and [another|a second], and lay still.',
      ],
      [
        '{They} dug it out of the [drift|snow] and turned the key, [first one|this] way and then the other. “[Tk|Krk],” said the box, and had nothing to [add|say].',
        'The lid would not [shut|close], and when {hero} wound it, shook it, [warmed|breathed on] it, what came was a click, like someone [switching off|leaving|locking up].',
      ],
      ifRoom(
        'A whole day long the song had lacked [its|an] end. Now it had no [beginning|middle] either. Who would [know|answer] a box that [clicks|is silent]?',
        'And that was [worse|harder] than being lost, thought {hero}: the box had been on its way [home|back], and {they} had [dropped it|been the one carrying it].',
        'Somewhere [up there|above] was somebody who would have known it [at once|by the first note], and they might as well have lost a [shoe|stone|brick].',
      ),
      aside('trouble'),
    ],
    still: [
      [
        '{Hero} sat on a [rock|boulder] with the box on {their} knees. The sky went through all its [colours|blues], one after the other, like a person looking for the right [coat|word].',
        'Snow has a way of [listening|not answering|being sorry]. {Hero} looked at the box, and the box, as far as one could tell, looked [away|at its shoes].',
      ],
      [
        '{They} might have left it there, under a [cairn|stone], with [an apology|a note]. Nobody had asked {them} to bring it, which was [true|perfectly true], and did not [help|fit], like a shoe on the wrong [foot|day].',
        '“I meant to bring you home [whole|in one piece],” {hero} told the box, and it was a good deal to have meant, for [nothing|a click|so little].',
      ],
      ifRoom(
        'It was so still that {they} could hear {their} own [blood|breath] go round; and then {they} noticed [what|which tune] it was going round [to|in time with].',
        'The silence was [nearly|almost] complete, and only one thing was wrong with it: it had a [tune|rhythm|heartbeat] in it.',
      ),
      aside('trouble'),
    ],
    sing: [
      asideHere('trouble', {
        person: [
          '“It’s broken,” said {friend}. “You [aren’t|are not].”',
          '“You’ve hummed it all the way up,” said {friend}. “[Hum on|So go on].”',
        ],
        pet: ['{Friend} looked from the box to {hero}, and [waited|put up both ears].'],
      }),
      TURN,
      [
        '¶“{Tune}…” It [got|went] as far as it had ever gone. There {hero} stopped, with [nothing|no box] to blame, and [listened|held {their} breath].',
        '¶“{Tune}…” It was all there, up to the last note but one, and [rather better|no worse] for being [a little out of breath|sung aloud].',
        '¶“{Tune}…” sang {hero}, [right|all the way] up to the edge, and [leaned over|looked down|stopped there], as one does.',
      ],
      [
        'Down in the dusk {helper2} pricked up and took it over, and then {helper3}, further off. It climbed from hill to hill, [wrong endings and all|a little flat], until the [mountain|very stones] hummed.',
        'Far below {helper3} heard it, and sang, and {helper2} heard that, and sang louder. Back it came, as [broad|big] as weather, and went on up past {hero}, to [where|the place where] nobody had asked yet.',
        'The song fell off the mountain, as [stones|notes|all things|pebbles] [do|will|must], and would have been lost. But {helper2} [caught|knew] it, and {helper3}, and between them they [threw|lifted] it higher than one voice can go.',
      ],
    ],
    answer: [
      [
        '¶Then [everyone|they all] ran out of breath at once, and in the [gap|quiet], from above, thin as a [hair|wire], came the note: “…{tune.end}!”',
        '¶And then: “…{tune.end}!” It came from over {their} head, where the snow was [blue|turning into stars], and went into the song like a [key|drawer] going [home|in].',
        '¶There was a pause of [precisely|about] one note, and then somebody [up there|overhead], [hoarse|rusty] with waiting, put it in: “…{tune.end}!”',
      ],
      more(
        'It was so [simple|short|right] that {hero} [laughed|sat down]; it had only [needed|wanted] the one [person who|voice that] [knew|had] it.',
        '“I’ve got your [beginning|front half|box]!” [shouted|cried] {hero}, and [ran|climbed], on snow that had [thrown {them} down|been slippery] a minute ago and did not [dare|try it] again.',
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
        'On a quilt in the snow, with eyes as red as [lamps|berries], sat {bear}, a bear who ought to have been asleep since [October|the first leaf].',
        'It was a bear, [called|by the name of] {bear}, and he had that [trembling|glassy] politeness of people who have not slept for [weeks|a month]. “My {look} box,” he [said|breathed], “which [rolled|walked] off the shelf!”',
      ],
      [
        '“I’ve counted everything,” said {bear}, “even [the flakes|the stones|my teeth]. It plays, and on the last note I [go under|drop off]; that is how a winter [starts|is begun], and without it one simply lies there being [cross|large].”',
        '“All bears have [a song|one],” said {bear}, “to shut the year with. I sing the [end|last note] myself. But an end alone is no good: you can’t fall [asleep|off] from the bottom [stair|step].”',
      ],
      ifRoom(
        '“It’s [broken|smashed],” said {hero}, because that had to be said [first|at once], “and I did it, {bear}.” “Did you?” said {bear}. “I [heard|thought I heard] it just now, coming up the mountain with [a choir|half the world].”',
        '{Hero} gave him the box, and it stood [open|wide open|ajar] in his [paw|great paw]. “But you brought the [song|inside],” said {bear}, after [looking|thinking] for some [time|while].',
      ),
      asideHere('turn', {
        person: [
          '{Friend} looked at the box, and then at {hero}, and for once said [nothing|nothing at all].',
          '“So it’s [you|yours],” said {friend}, “we’ve asked [everybody|half the world] for you.”',
          '{Friend} said good evening, since [somebody|someone] had to.',
        ],
        pet: [
          '{Friend} lay down at a [polite|decent] distance and [listened|looked the other way].',
          '{Friend} [sniffed|examined] the box once more, and then its [owner|rightful owner], and was satisfied.',
        ],
      }),
    ],
    'bear.give': [
      [
        'So {hero} sat down on the [edge|corner] of the quilt and sang, [without hurry|quite slowly|low]: “{Tune}…” And {bear}, with a sigh that came up from [September|his feet], added, “…{tune.end}.”',
        '“{Tune}…” sang {hero}, as one walks someone to a [door|gate]. “…{tune.end},” answered {bear}, and [went through it|shut it behind him].',
      ],
      [
        '[One|First one] ear went down, and the other [waited|followed|went after it|thought about it]. Then there was only a warm dark hill with the box in the crook of its arm, [breathing|rising and sinking], and that was {bear}.',
        '“[Keep|You keep] the song,” {bear} said [thickly|into his paws]. “I only need the box, [once|one night|a single night] a year.” And he was [gone|asleep], with the box under his chin, before {hero} could [thank him|say the same].',
      ],
      ifRoom(
        'Outside it had begun to snow, [softly|slowly], as if somebody had been [waiting|holding it back] until he was asleep.',
        '{Hero} tucked the quilt in, the way one [folds|closes] a letter, and went off on [tiptoe|the sides of {their} feet].',
      ),
      aside('turn'),
    ],
    'penguin.found': [
      [
        'A penguin was walking [up and down|in rings] on the ice with an egg on her feet, which is not [easy|fast|for everyone]: this was {penguin}. “My {look} box!” she cried. “It [slid|took off] when I was [turning round|not looking]!”',
        'There stood {penguin}, a penguin, very [straight|upright], as people stand who are [minding something|not allowed to sit]. What she was minding was an egg. It lay on her [toes|feet], under a [fold|flap], and [listened|slept].',
      ],
      [
        '“The egg was [about|going] to hatch,” said {penguin}. “I play to it, and it [knocks|ticks|taps|rocks] along. And then the box was gone, and nobody wants to come into the world in the [middle|first half] of [something|a tune].”',
        '“They come out on the last note,” said {penguin}. “[We all did|It’s how it’s done]. I can sing the last note till I’m [blue|white], but there has to be something for it to be the last [note|one] of.”',
      ],
      ifRoom(
        '“It’s [broken|smashed],” said {hero}, because that had to be said first. “But I [heard|just heard] it,” said {penguin}. “The whole [valley|sky] was singing, and the egg [moved|turned over|kicked].”',
        '{Hero} held out the box with its [gaping|open] lid, and [confessed|said how]. “I dropped it first,” said {penguin}, “and [further|from higher].”',
      ),
      asideHere('turn', {
        person: [
          '{Friend} looked at the box, and then at {hero}, and for once said [nothing|nothing at all].',
          '“So it’s [you|yours],” said {friend}, “we’ve asked [everybody|half the world] for you.”',
          '{Friend} said good evening, since [somebody|someone] had to.',
        ],
        pet: [
          '{Friend} lay down at a [polite|decent] distance and [listened|looked the other way].',
          '{Friend} [sniffed|examined] the box once more, and then its [owner|rightful owner], and was satisfied.',
        ],
      }),
    ],
    'penguin.give': [
      [
        'So {hero} knelt on the ice and sang to a shell: “{Tune}…” And {penguin}, not very [steadily|loud], put in the last of it: “…{tune.end}.”',
        '“{Tune}…” sang {hero}, [low|close], the way one [talks|knocks] through a door. “…{tune.end},” sang {penguin}, and both of them [bent down|stopped breathing].',
      ],
      [
        '[Tick|Tock], said the egg, and a line ran [across|round] it, like a [road|river] on a map. Out of the middle of the map, [wet|crumpled] and furious, looked {penguin’s} child.',
        'For a [while|breath] nothing [happened|moved]. Then a [corner|lid] of shell lifted, and somebody very new peered up at {penguin} and [remarked|sang], on exactly that note, “[Peep|Piip].”',
      ],
      ifRoom(
        'The box, lined with a [scarf|sock], made an excellent [cradle|first bedroom].',
        '“The box can stay [broken|quiet],” said {penguin}, “for we’ve got [that one|her] to play it now.”',
      ),
      aside('turn'),
    ],
    'little-star.found': [
      [
        'On a tree stump, shining as one shines who has not [eaten|been polished|slept] for [days|a week], sat {little-star}, a star, about the size of [a loaf|an orange|a teapot]. “You’ve got my {look} box,” it [said|called|observed].',
        '“Mind my [points|corners],” said a voice from a tree stump. {Hero} brushed off the snow, and there was {little-star}, a star no taller than a [boot|jug]. “And mind my {look} box.”',
        'It was not a lamp, as {hero} had [thought|supposed]. It was a star, a [small|junior] one, called {little-star}, sitting in the snow with its points [pulled in|round its knees].',
      ],
      [
        '“I leaned out to see where the [music|light] went,” said {little-star}, “and then we both went. One [gets|jumps] back on the last note, but you can’t jump without a run-up, and the run-up’s the [rest of it|song].”',
        '“There’s a gap up there with my name on it,” said {little-star}. “They sing us into place, [every|each] evening, and we go up on the [end|last note]. I’ve sung the end, and nothing else, for [nights|a week], and I only [hop|bump].”',
        '“We were [dancing|leaning over], the box and I,” said {little-star}, “and the sky [ended|was shorter than I thought]. It needs a whole song to get back: the start is the stairs, and I only have the [door|top step].”',
      ],
      ifRoom(
        '“It’s [broken|smashed],” said {hero}, because that had to be said first. “No, no,” said {little-star}, “that’s just the [case|outside]. I [heard|felt] it come up the mountain, [bigger|warmer] than I remembered.”',
        '{Hero} held out the box with its [gaping|open|broken] lid, and [confessed|said how]. “I dropped it, too,” said {little-star}, “and from [rather|a good deal|so much] higher up.”',
        '“It won’t [play|go] any more,” said {hero}. “No,” said {little-star}, “but [you do|you did]. I heard it [down here|through the snow].”',
      ),
      asideHere('turn', {
        person: [
          '{Friend} looked at the box, and then at {hero}, and for once said [nothing|nothing at all].',
          '“So it’s [you|yours],” said {friend}, “we’ve asked [everybody|half the world] for you.”',
          '{Friend} said good evening, since [somebody|someone] had to.',
        ],
        pet: [
          '{Friend} lay down at a [polite|decent] distance and [listened|looked the other way].',
          '{Friend} [sniffed|examined] the box once more, and then its [owner|rightful owner], and was satisfied.',
        ],
      }),
    ],
    'little-star.give': [
      [
        'So {hero} climbed the highest [rock|stone] there was, set {little-star} on {their} {hero.hand}, and sang: “{Tune}…” And {little-star} drew in its points, and ran, and: “…{tune.end}!”',
        '“{Tune}…” sang {hero}, louder than {they} had ever [sung|done anything]. “…{tune.end}!” cried {little-star}, and let go of the [ground|earth], as if it had only been [borrowed|a habit].',
        'They [counted|breathed in], and {hero} sang, head back, to [the top of the sky|where the gap was]: “{Tune}…” “…{tune.end}!” sang {little-star}, and was [off|up].',
      ],
      [
        'It drew a line up the dark, thin and [straight|a little wobbly], like the first line in a new [notebook|school book]. Where it stopped there was {little-star}, one among [all|so many], and the only one {hero} [knew|could have named].',
        'There had been a gap to the left of the moon, and nobody had ever [noticed|missed] it. Now {little-star} sat in it, and the whole sky looked [finished|complete], like a [word|smile] with its letter back.',
        'It went slowly at first, like a [balloon|kite], and then all at once. {Hero} counted the stars left of the moon. There was one [more|too many], and it [winked|waved].',
      ],
      ifRoom(
        'The box stayed [behind|where it was], in the snow. It was [warm|light] now, and when one lifted the lid it [shone|was morning in there].',
        '“Keep the [song|tune]!” {little-star} called down. “We have [plenty|others]!”',
      ),
      aside('turn'),
    ],
    end: [
      [
        'By sunrise {party} stood {spot} again, rather [muddier|thinner] than before, and sang it through, from the first note to the last, and the [sparrows|gateposts] of {found} got it by heart.',
        '{Party} came home to {found} with empty arms, as far as one could [see|tell|count]. But the song had got there first: the [milkman|tap|gate] was already [whistling|humming] it, end and all.',
        '[Morning|The sun] came up over {found}, and {party} with it, carrying [nothing|not a thing], and singing all the way along the [wall|road], without [stopping short|one stumble] at the end.',
      ],
      when(
        'adults',
        '{Adults} heard them from [afar|three streets off|the top of the hill], and put the [kettle|porridge|good coat] on.',
      ),
      [
        '“{Tune}… {tune.end},” sang {hero}. It’s a [curious|strange] thing about giving back a box, {they} thought: one goes home with [more|the better half of it].',
        'Far off {helper2} had it too, with the right end at last. “{Tune}… {tune.end}!” And {helper3} answered, so that it would never again be [lost|nobody’s]; too many people [had|knew] it.',
        '“{Tune}… {tune.end}.” And then, because [somebody should|it was only fair], {hero} sang it as {helper2} does, “{tune}… {one.end}!”, and [bowed|waited for applause].',
      ],
      adult('end'),
      ifRoom(
        '{Spot} there was still a dent in the ground, the [shape|size] of a music box, and {hero} [left|kept] it there, in case something else should [fall|land].',
        'And if, on cold nights, you hear one note too many, that will be {helper1}, [singing along|saying thank you].',
      ),
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '“Perhaps it’s [shy|modern],” said {friend}.',
        '{Friend} offered eleven endings, nine of them with [drums|explosions].',
        '“What if nobody wants it [back|at all]?” asked {friend}, who [usually|always] asks that.',
      ],
      pet: [
        '{Friend} inspected the underside, in case the end had [leaked|fallen] out.',
        '{Friend} put {friend.their} head on one side, and waited there for the [rest|last note].',
      ],
    },
    way: {
      person: [
        '{Friend} turned the key, like one who has been asked to [cut a cake|launch a ship].',
        '{Friend} held the [lid|box], and {hero} held {their} breath.',
        '“It’s [good|fine] until it isn’t,” said {friend}, and wound it up.',
        '“We could just make one up,” said {friend}. {Hero} gave {friend.them} a [look|long look].',
        '{Friend} kept a list of endings. It was getting [long|silly].',
        '“You do the talking,” said {friend}, “and I’ll do the [nodding|worrying].”',
      ],
      pet: [
        '{Friend} lifted the lid with {friend.their} nose, which [saves time|was quicker].',
        '{Friend} lay down beside the box, on the [windy|cold] side, to keep it company.',
        '{Friend} went ahead and asked in [Smell|Nose], which saves time.',
        '{Friend} joined in at the silence, every time, with [great|real] conviction.',
      ],
    },
    trouble: {
      person: [
        '“It might have happened to [anybody|me],” said {friend}, “and mostly [does|it does].”',
        '{Friend} looked for the missing [screw|pin] in the snow for a long time, without [gloves|being asked].',
        '“Say something,” said {friend}. “[Anything|Even about cabbage].”',
      ],
      pet: [
        '{Friend} brought the broken [pin|hinge], laid it on {hero’s} shoe, and [sat down|looked up].',
        '{Friend} leaned against {them}, on the [windy|cold] side.',
      ],
    },
    turn: {
      person: [
        '{Friend} came in a third [below|above], which is called [harmony|courage].',
        '“I’m not crying,” said {friend}. “It’s the [altitude|snow].”',
        '{Friend} opened {friend.their} mouth to say something clever, and [sang|didn’t].',
        '“Well,” said {friend}, after a [time|while]. “[Well|Yes].”',
      ],
      pet: [
        '{Friend} threw back {friend.their} head and contributed a [howl|long note].',
        '{Friend} sat in the snow with [pricked|shining] ears and for once [chased|wanted] nothing.',
        '{Friend} looked on with the [calm|air] of one who had smelled it [coming|all along].',
        '{Friend} turned [twice|three times] on the spot, and lay down in the very middle of it.',
      ],
    },
    end: {
      person: [
        '{Friend} sang the [wrong|old] endings as well, for the [sake of order|animals].',
        '“And now,” said {friend}, “[breakfast|the second verse].”',
      ],
      pet: [
        '{Friend} slept through it, keeping time with one [ear|foot].',
        '{Friend} came in on the last note, [perfectly|dead on].',
      ],
    },
  },
  adults: {
    start: [
      '“If it were mine,” said {grownUp}, “I’d want [someone like you|somebody stubborn] to find it.”',
      '“Take a [scarf|coat],” said {grownUp}. “People who ask questions end up [high|a long way] up.”',
      '{GrownUp} tried an ending in the bath, and was heard to [sigh|give up].',
    ],
    end: [
      '“So that’s it,” said {grownUp}, who had been [awake with|humming] the first half all night.',
      '“And the box?” asked {grownUp}. “[Home|With its owner],” said {hero}. “So are we.”',
      '{GrownUp} listened to all of it, [twice|standing up], and had to look for a [handkerchief|chair].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
