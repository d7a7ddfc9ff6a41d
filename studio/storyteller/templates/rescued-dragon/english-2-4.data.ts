/** The rescued dragon in English for readers of 2 to 4. */
import {
  adult,
  asideHere,
  given,
  HABIT,
  ifRoom,
  more,
  plants,
  takes,
  TURN,
  when,
  type BandText,
  type Line,
  type Option,
  type Passage,
} from '#studio/storyteller/text/passage.ts';

const planting = (name: string, ...tell: readonly string[]): readonly Option[] =>
  tell.map((each) => plants(name, `¶${each}`));

/** The nearer the rescue comes, the smaller the dragon’s hurry: so a listener knows before the hero why he stays. */
const ANSWER: Line = when(
  'told:first',
  when(
    'told:second',
    when(
      'told:third',
      [
        '¶“[Did you knock|Is it not late|Are you not tired|Do you want a nap]?” [asked|said|squeaked] {dragon}.',
        '¶“[I may be out|Nobody is in|This is not me]!” [said|called|squeaked] {dragon}.',
      ],
      planting(
        'third',
        '“[Oh|Er|Um|My], [so soon|already|today|now]?” [said|asked|squeaked] {dragon}.',
        '“[Tomorrow|Next week|Later] is [fine|good], too,” said {dragon}[|, very low|, up there].',
      ),
    ),
    planting(
      'second',
      '“[Oh|Ah|Hm|Well], [no rush|no hurry|take your time|do go slow],” [called|said] {dragon}[|, not so loud|, a bit low].',
      '“[Eat|Rest|Sit|Sleep] a bit [first|on the way],” [called|said] {dragon}.',
    ),
  ),
  planting(
    'first',
    '“[Quick|Run|Hurry|Be quick]! My bag is [shut|packed|full],” [called|cried|sang] {dragon}.',
    '“[Good|Oh, good|Hurray], [quick|hurry|run|be quick]!” [called|cried|sang] {dragon}[|, high up|, far up].',
  ),
);

/** Each keeper lets the hero go higher up; the hero calls, and the dragon answers. */
const CALL: Passage = [
  [
    '{Hero} [ran|went|hopped|climbed] [up|on|up some more|round the bend], and [called|cried|shouted]:',
    '{Hero} [climbed|ran|hopped|went] [on|up|higher] and [called|cried|shouted|sang]:',
    '{Hero} [called|cried|shouted] [up|from the stairs|up the stairs|out of a window|to the top]:',
  ],
  '¶{refrain}',
  ANSWER,
];

export const english24: BandText = {
  // First the hero calls it up the stairs, then the dragon calls it down.
  refrains: [
    '“[Hold on|Sit tight|Wait there|Stay there|Do not cry]! [I’m coming|I’m coming now|Here I come|I’m on my way]!”',
    '“[Here I come|I’m coming], [step by step|tip, tap, tip|hop, hop, hop|hop and hop]!”',
    '“[One moment|Hold on|Just wait|Wait, wait], [I’m|I am] [coming|coming now|on the stairs]!”',
    '“[Be brave|Chin up|No fear], I’m [coming|on my way]!”',
  ],
  beats: {
    open: [
      [
        '[Whoosh|Whee|Zip|Swish|Flap|Wheee]! A paper plane [came|flew|sailed] from {castle} to {party}.',
        'At {castle}, [plop|tap|flop], a paper plane [landed|fell] in front of {party}.',
        'A [small|little|high] window in {castle} [opened|went bang], and a paper plane [flew|came|sailed] to {party}.',
        '{Party} [had a picnic|sat|ate a bun] at {castle}. [Zoom|Whoosh|Swish|Flip], here came a paper plane!',
      ],
      { more: HABIT },
      more(
        'The tower was [tall|old|thin], with [one window|a flag|a hat of birds].',
        '{Hero} had {a treat} and [a view|two crumbs|a good stick].',
        'The old stones were [warm|gray] and [bumpy|full of ants|full of snails].',
      ),
      adult('start'),
    ],
    letter: [
      takes('form', {
        bow: [
          [
            '[It said|It read]: “[Please save|Save] {dragon} the dragon, and bow at my door!”',
            '[It said|It read]: “I, {dragon} the dragon, [want|wish] to come out! [Fetch|Save] me, and bow!”',
            '[It said|It read]: “Save {dragon} the dragon [now|today|soon], and bow [low|nicely] when you come!”',
          ],
        ],
        song: [
          [
            '[It said|It read]: “[Please save|Save] {dragon} the dragon, and sing at my door!”',
            '[It said|It read]: “I, {dragon} the dragon, [want|wish] to come out! [Fetch|Save] me, and sing!”',
            '[It said|It read]: “Save {dragon} the dragon [now|today|soon], and sing [loud|nicely] when you come!”',
          ],
        ],
        drum: [
          [
            '[It said|It read]: “[Please save|Save] {dragon} the dragon, and drum on my bag!”',
            '[It said|It read]: “I, {dragon} the dragon, [want|wish] to come out! [Fetch|Save] me, and drum on my bag!”',
            '[It said|It read]: “Save {dragon} the dragon [now|today|soon], and drum on my bag when you come!”',
          ],
        ],
        clap: [
          [
            '[It said|It read]: “[Please save|Save] {dragon} the dragon, and clap at my door!”',
            '[It said|It read]: “I, {dragon} the dragon, [want|wish] to come out! [Fetch|Save] me, and clap!”',
            '[It said|It read]: “Save {dragon} the dragon [now|today|soon], and clap [loud|nicely] when you come!”',
          ],
        ],
        dance: [
          [
            '[It said|It read]: “[Please save|Save] {dragon} the dragon, and dance at my door!”',
            '[It said|It read]: “I, {dragon} the dragon, [want|wish] to come out! [Fetch|Save] me, and dance!”',
            '[It said|It read]: “Save {dragon} the dragon [now|today|soon], and dance [fast|nicely] when you come!”',
          ],
        ],
      }),
      [
        '“I [will|can] [save|fetch] [him|you]!” [said|cried|called] {hero}.',
        '“[A dragon|He|This dragon] [needs|wants|calls] me!” [said|cried|called] {hero}.',
        '“I [will come|am coming|will save you], {dragon},” [said|cried] {hero}.',
      ],
      ifRoom(
        '[Off|Up|In] {they} [went|ran] [at once|so fast|hop, hop]!',
        '{They} put [both shoes|one sock|a hat] on and [went|ran].',
      ),
    ],
    gate: [
      [
        '{Hero} tiptoed [through|in by] the [old|big] gate, [under|past] the [flag|stone lion|well].',
        '{Hero} [pushed|opened] the [big|old] gate, [eeek|creak|squeak]. The yard was [so big|so quiet|empty]!',
        'The gate [said|went] [eeek|creak|groan]. {Hero} said [hello|boo|shh] and went [in|right in].',
      ],
      [
        '“[I see you|There you are|Up here], [come|run|hurry]!” called [a voice|somebody] from the [window|top window].',
        '[Up|High] in the tower, two [round|green|small] eyes [looked|blinked] out. “[Come|Hurry|Run]!”',
        '“[Is it you|Is that you]? [Come|Hurry|Run]!” called {dragon} from [up high|the top|the window].',
      ],
      asideHere('start', {
        person: [
          '“[Wait for me|Not so fast]!” said {friend}, and took {hero’s} hand.',
          '“[Ooh|Brr],” said {friend}, and held on.',
        ],
        pet: ['{Friend} [ran|trotted] in first.'],
      }),
    ],
    duck: [
      [
        'A [small|wet|little|round] duck sat in a puddle. “[Be|Please be] scared of me!”',
        '“[Stop|Halt]! I am the [moat|water|pond] [monster|beast],” said a [duck|small duck].',
        '“[Grr|Rrr], quack, [now be scared|do scream|please scream],” [said|begged] a [small|wet|cross] duck.',
      ],
      [
        '“[Eek|Aah|Help|Mama]!” [screamed|yelled] {hero}, [so loud|very loud|just for her].',
        '“[Eek|Aah|Oh no], a [beak|duck]!” {Hero} fell down, [plop|bump|bang].',
        '{Hero} [screamed|yelled] so [well|loud] that the duck [danced|flapped|laughed].',
      ],
      ...CALL,
      asideHere('way', { person: ['{Friend} screamed, too.'], pet: ['{Friend} hid.'] }),
    ],
    goose: [
      [
        '“[Oh, my feet|Ow, my toes|Oh, I am tired],” [said|honked] a [gray|white|big] goose on guard.',
        'A [gray|white|big|tired] goose stood guard [and yawned|and swayed|half asleep].',
        '“[Halt|Stop|No one goes by],” [yawned|said] a [sleepy|tired] goose.',
      ],
      [
        '{Hero} [held|took] her flag, and she [slept|snored|had a nap].',
        '“[Sleep|Nap|Rest] a bit,” said {hero}, and stood guard with [her|the] flag.',
        '{Hero} [stood|kept] guard for her. [Zzz|Honk, zzz], [went|snored] the goose.',
      ],
      ...CALL,
      asideHere('way', { person: ['“Shh,” said {friend}.'], pet: ['{Friend} lay down by the goose.'] }),
    ],
    owl: [
      [
        '“A riddle… [oh dear|oh no|oh my], I [forgot|lost] it,” [said|hooted|sighed] an [old|odd] owl.',
        '“What is [red|round|big] and… [um|er|hm],” [hooted|asked] a [big|fat|round] owl.',
        '“What has a [hat|tail|leg] and… [um|oh no]?” [asked|hooted] an owl.',
      ],
      [
        '“[A pea|A bee|A cow|A king] in a [boat|bath|hat],” [said|cried|guessed|laughed] {hero}.',
        '“It is [a wet sock|a sad melon|my nose|an egg],” [said|cried|guessed|laughed] {hero}.',
        '“It is [you|me|a bun|the moon],” said {hero}. “[So it is|Oh, yes]!” [hooted|cried] the owl.',
      ],
      ...CALL,
      asideHere('way', { person: ['{Friend} wrote it down for him.'], pet: ['{Friend} sat on the page.'] }),
    ],
    goat: [
      [
        'A goat [stood in|filled] the way. “I am [wild|fierce|bad]! [Baa|Meh]!”',
        '“I eat [everybody|all who come|people]!” said a [goat|thin goat|small goat].',
        '“[Go away|Go home|Be scared], I am [wild|fierce|bad],” said a [goat|hungry goat].',
      ],
      [
        '{Hero} gave him {a treat}. [Munch, munch|Crunch, crunch|Yum, yum]!',
        '“[Eat|Have] {a treat},” said {hero}. [Munch, munch|Crunch|Gulp|Yum]!',
        '“Do you like {treat}?” asked {hero}. [Munch|Gulp|Yum]!',
      ],
      ...CALL,
      asideHere('way', { person: ['{Friend} scratched his chin.'], pet: ['{Friend} got the crumbs.'] }),
    ],
    bat: [
      [
        'A [small|shy|tiny] bat flew by. “[Boo|Whoo]? [Sorry|Was that good|Did it work]?”',
        '“I am the [ghost|tower ghost|spook],” said a bat, very [low|softly|shyly].',
        '“[Boo|Whoo|Peep],” said a [small|shy|tiny] bat. “[Oh, sorry|Are you scared|Did it work]?”',
      ],
      [
        '“[Louder|Bigger],” said {hero}, “like [this|so|me]: [BOO-OO|WHOO-OO|HOO-HOO]!”',
        '{Hero} showed her, arms up: “[BOO-OO|WHOO-OO|HOO-HOO|HA-HOO]!”',
        '“Like [this|so|me],” said {hero}. “[BOO|WHOO|HOO]!” “[BOO|WHOO|HOO]!” [went|said] the bat.',
      ],
      ...CALL,
      asideHere('way', { person: ['{Friend} jumped for real.'], pet: ['{Friend} hid.'] }),
    ],
    mouse: [
      [
        '“One, two… [oh no|I lost it|I forgot|help],” [said|cried|squeaked] a [small|tired|gray] mouse.',
        'A [small|gray|tired] mouse counted the stairs: “One, two, [ten|lots|oh no|help]!”',
        'A [small|gray|tired] mouse counted stairs and got [lost|stuck] at [two|three].',
      ],
      [
        '“[Three, four, five|Three, and four|Three, four],” [counted|said|sang] {hero} [with him|for him].',
        '{Hero} counted with him, [step by step|out loud|slowly], to [ten|nine|twelve].',
        '“Count with me,” said {hero}: “one, two, [three|three, four]!”',
      ],
      ...CALL,
      asideHere('way', { person: ['{Friend} counted, too.'], pet: ['{Friend} sat on number ten.'] }),
    ],
    top: [
      [
        'Up, up, [up|puff], the last door! There [was|sat|stood] {dragon}, [with a light|with a small flame|a tiny flame] on his nose.',
        '[Puff|Pant], [puff|pant], the top! {Dragon} [beamed|waved|hopped]. On his nose [shone|was|sat] a [little|small|tiny] [light|flame].',
        'At the [top|last door] [was|stood] {dragon}, [small|shy|green], with [one bag|a big bag] and a [light|flame] on his nose.',
      ],
      [
        '“I [came|am here|climbed up] to [save|fetch] you,” said {hero}. “[Come|Come on|Quick]!”',
        '“[Shall|Can|So, can] we go [now|down|home]?” [asked|said] {hero}.',
        '“[Hello|Good day|Here I am]! [Time to go|Off we go|Out we go],” said {hero}.',
      ],
      takes('form', {
        bow: [
          [
            '“[First|Wait, first|Er, first|Oh, first] [you must|please] bow,” said {dragon}.',
            '“[And|But|Oh, but] my [bow|good bow]?” [asked|said] {dragon}. “[You have to|It said] bow!”',
          ],
        ],
        song: [
          [
            '“[First|Wait, first|Er, first|Oh, first] [you must|please] sing,” said {dragon}.',
            '“[And|But|Oh, but] my [song|nice song]?” [asked|said] {dragon}. “[You have to|It said] sing!”',
          ],
        ],
        drum: [
          [
            '“[First|Wait, first|Er, first|Oh, first] [you must|please] drum on my bag,” said {dragon}.',
            '“[And|But|Oh, but] the [drumming|boom, boom]?” [asked|said] {dragon}. “[Here is|That is] my bag!”',
          ],
        ],
        clap: [
          [
            '“[First|Wait, first|Er, first|Oh, first] [you must|please] clap,” said {dragon}.',
            '“[And|But|Oh, but] [who claps|the clapping]?” [asked|said] {dragon}. “[You have to|It said] clap!”',
          ],
        ],
        dance: [
          [
            '“[First|Wait, first|Er, first|Oh, first] [you must|please] dance,” said {dragon}.',
            '“[And|But|Oh, but] my [dance|little dance]?” [asked|said] {dragon}. “[You have to|It said] dance!”',
          ],
        ],
      }),
    ],
    again: [
      takes('form', {
        bow: [
          planting(
            'kept',
            '{Hero} bowed, [so low|very low|down, down], [nose to the floor|hair on the floor|nose on one shoe].',
            'So {hero} bowed. [One, two|Once, twice], and [bump|bonk], {their} head hit the [floor|bag].',
          ),
          [
            '“[Lovely|Nice|Good],” said {dragon}. “[Now|And now|Next] bow [to my bag|to the lamp|to the clock|to my other foot]!”',
          ],
        ],
        song: [
          planting(
            'kept',
            '{Hero} sang, “[La, la, la|Tra-la-la|Do, re, mi],” [so loud|very well|up and down], [to the end|with both arms|on one leg].',
            'So {hero} sang of [a duck|a pea|a pot|a frog], [la, la|tum, tum|tra, la], to the very last [la|note].',
          ),
          [
            '“[Lovely|Nice|Good],” said {dragon}. “[Now|And now|Next] sing [to my bag|to the lamp|to the clock|in my other ear]!”',
          ],
        ],
        drum: [
          planting(
            'kept',
            '{Hero} drummed on the bag, [boom, boom|bam, bam|bom, bom], [with both hands|up and down|so loud], till it [hopped|shook].',
            'So {hero} drummed. [Boom|Bam|Bom], [boom|bam|bom], went the bag, and [one sock|a spoon|a hat] fell out.',
          ),
          [
            '“[Lovely|Nice|Good],” said {dragon}. “[Now|And now|Next] drum [on the lamp|on the floor|on my tummy|with one foot]!”',
          ],
        ],
        clap: [
          planting(
            'kept',
            '{Hero} clapped, [clap, clap|clip, clap|clap-a-clap], [so loud|very well|so fast], till {their} hands [were red|were hot|tingled].',
            'So {hero} clapped, [high|left], [low|right], [clip, clap|clap, clap|bap, bap], and the [lamp|floor|bag] [shook|rang].',
          ),
          [
            '“[Lovely|Nice|Good],” said {dragon}. “[Now|And now|Next] clap [for my bag|for the lamp|for the clock|with your feet]!”',
          ],
        ],
        dance: [
          planting(
            'kept',
            '{Hero} danced, [hop, hop|tip, tap|round and round], [so fast|on one leg|up and down], till the [floor|bag] [shook|hopped].',
            'So {hero} danced [round the bag|round the room|on the mat], [hop|tip], [hop|tap], and fell [plop|bump] on the [floor|bag].',
          ),
          [
            '“[Lovely|Nice|Good],” said {dragon}. “[Now|And now|Next] dance [with my bag|with the lamp|with the clock|on one toe]!”',
          ],
        ],
      }),
      ifRoom(
        'The bag was [shut|packed], but {dragon} [did not go|stayed|stood still].',
        'His feet [did not go|would not go|stood still], not [one step|one toe].',
        '{Hero} [looked|saw]. {Dragon} [held|hugged] the [door|wall|bed].',
      ),
      asideHere('trouble', {
        person: ['“He [says come|wants out], but he stays,” said {friend}.'],
        pet: ['{Friend} sniffed his [knees|feet].'],
      }),
    ],
    low: [
      when(
        'told:kept',
        [
          'Then {hero} [opened|pulled] the door [wide|all the way]. [Out|In] came the [wind|evening|cool air].',
          'The sun went [low|down|to bed|red]. The door stood [open|wide open].',
          '{Hero} [took|held] {dragon’s} [paw|claw], and they [went|came] to the [door|top step].',
        ],
        {
          takes: 'form',
          tell: {
            bow: [['{Hero} bowed, [so low|very low|down, down]. But {dragon} [did not come|stayed|stood still].']],
            song: [['{Hero} sang, [la, la, la|tra-la-la|very well]. But {dragon} [did not come|stayed|stood still].']],
            drum: [['{Hero} drummed, [boom, boom|bam, bam|bom, bom]. But {dragon} [did not come|stayed|stood still].']],
            clap: [
              [
                '{Hero} clapped, [clap, clap|clip, clap|so loud|clap-a-clap|left and right]. But {dragon} [did not come|stayed|stood still].',
              ],
            ],
            dance: [
              ['{Hero} danced, [hop, hop|tip, tap|round and round]. But {dragon} [did not come|stayed|stood still].'],
            ],
          },
        },
      ),
      [
        'His [tail|long tail|knees|feet] [shook|shivered|wobbled]. “It is [big|so big|all sky] out there,” he [said|whispered].',
        '“It has no [roof|lid|wall] [out there|down there],” he whispered, and his [tail|nose|bag] [shook|shivered].',
        '“I [never went|have never been|never was|have not been] out,” he [said|whispered], and [shook|shivered|hid his nose|hid behind his bag].',
      ],
      [
        '“I will [wait|sit] [down there|at the bottom|by the last step] [till you can|as long as you need|for you],” said {hero}.',
        '“[Then|So] I will wait [down there|at the bottom|outside],” said {hero}, and [hugged|patted|kissed] him.',
        '{Hero} [hugged|patted|held] him. “I will wait [down there|at the bottom|outside] for you.”',
      ],
      asideHere('trouble', { person: ['“He is [scared|afraid],” said {friend}.'], pet: ['{Friend} lay on his tail.'] }),
    ],
    help: [
      [
        'So {hero} [went|walked|came] down, and [oh|oh dear|oh no], the yard was [dark|black].',
        'Down sat {hero} on the [last|low|cold] step. [Soon|Now] the yard was [dark|black|all night].',
        '{Hero} [went|came] down to wait. The sun [was gone|went out], and the yard was [dark|black].',
      ],
      TURN,
      asideHere('trouble', {
        person: ['“I [can’t|do not] see my [feet|hands],” said {friend}.'],
        pet: ['{Friend} [bumped into a wall|bumped {their} nose].'],
      }),
      [
        '“{Dragon}, you have a light! [Please save|Come and save|Now you save|Please fetch] ME!” [called|cried|shouted] {hero}.',
        '“{Dragon}, [come|come down|please come]! [Your nose|Only your nose] has a light!” [called|cried|shouted] {hero}.',
        '“[Help|Save me], {dragon}! You [have|have got] the [light|flame]!” [called|cried|shouted] {hero}.',
      ],
    ],
    coming: [
      [
        'Up [there|high], a [door|bag] went [bang|bump]. {Dragon} [called|cried|shouted]:',
        '[Thump|Clomp|Bump], [thump|bump]! {Dragon} [called|cried|shouted] down:',
        'A [small|little] light came down the [stairs|tower], and {dragon} [called|cried|shouted]:',
      ],
      '¶{refrain}',
      takes('form', {
        bow: [
          [
            '¶[Out|Down] he [ran|shot|came|flew], and {hero} said: “You forgot the bow!” {Dragon} [laughed|giggled] and bowed, [bump|bonk|plop].',
            '¶[Out|Down] he [ran|shot|came|flew] into the [yard|dark|night]. “[And|But|Wait,] my bow?” asked {hero}. So {dragon} bowed [low|so low], nose [in|to] the grass.',
          ],
        ],
        song: [
          [
            '¶[Out|Down] he [ran|shot|came|flew], and {hero} said: “You forgot the song!” {Dragon} [laughed|giggled] and sang, [la, la|rumm, rumm|tra-la].',
            '¶[Out|Down] he [ran|shot|came|flew] into the [yard|dark|night]. “[And|But|Wait,] my song?” asked {hero}. So {dragon} sang [low|so low], like a [kettle|pot|bear].',
          ],
        ],
        drum: [
          [
            '¶[Out|Down] he [ran|shot|came|flew], and {hero} said: “You forgot to drum!” {Dragon} [laughed|giggled] and drummed on his [tummy|nose|feet].',
            '¶[Out|Down] he [ran|shot|came|flew] into the [yard|dark|night]. “[And|But|Wait,] who drums?” asked {hero}. So {dragon} drummed with his tail, [boom|bam], [boom|bam].',
          ],
        ],
        clap: [
          [
            '¶[Out|Down] he [ran|shot|came|flew], and {hero} said: “You forgot to clap!” {Dragon} [laughed|giggled] and clapped his [wings|paws|feet].',
            '¶[Out|Down] he [ran|shot|came|flew] into the [yard|dark|night]. “[And|But|Wait,] who claps?” asked {hero}. So {dragon} clapped, [flip, flap|bap, bap|clap, clap].',
          ],
        ],
        dance: [
          [
            '¶[Out|Down] he [ran|shot|came|flew], and {hero} said: “You forgot to dance!” {Dragon} [laughed|giggled] and danced, [hop, hop|bump, bump|thump, thump].',
            '¶[Out|Down] he [ran|shot|came|flew] into the [yard|dark|night]. “[And|But|Wait,] my dance?” asked {hero}. So {dragon} danced [on one toe|round and round|on his tail].',
          ],
        ],
      }),
      asideHere('turn', {
        person: ['“Now I can see,” said {friend}.'],
        pet: ['{Friend} ran [to|into] the light.'],
      }),
    ],
    out: [
      when('adults', '“[Look|See|Oh], you are [out|outside]!” [said|cried|whispered] {hero}.', [
        '“[Look|See], {dragon},” [said|whispered|cried] {hero}, “you are [out|outside|under the sky]!”',
        '{Dragon} looked [up|round]. [No|Not one] [roof|wall|door]! “I am [out|outside|under the sky|in the open]!”',
        '“[Where is the|Is there no|Who took the] [roof|wall|lid]?” [asked|said] {dragon}. He was [out|outside|under the sky|in the open]!',
        '{Dragon} stood on the grass, [one foot|one claw], two [feet|claws], and was [out|outside|under the sky]!',
      ]),
      ifRoom(
        '[So many|Oh, the|What a lot of] stars, and he [counted|tried to count] them: [one, two, lots|one, six, ten|ten, and ten more]!',
        '“It is all [sky|stars],” he said, and did not [shake|hide|wobble].',
        '“[Oh|Ooh],” he said, “it is [big|soft|wide], and I am [in it|here].”',
      ),
      adult('end'),
      more('His [tail|long tail] [was|lay] [still|quite still|calm].'),
    ],
    way: [
      [
        'Down the hill they [went|walked], {dragon} [first|in front], [glowing|all aglow] like a [lamp|peach|bun].',
        '{Dragon} lit the [way|path]. “[Mind|Look], a [root|stone|frog]! [Left foot|Slow], [right foot|slow].”',
        '{Dragon} went [first|in front], {hero} [next|close behind], [hop|tip|step], [hop|tap|step].',
      ],
      [
        '“[Are you all right|Do you feel safe|Are you cold|Are you lost]?” he asked, [three|six|ten|nine] times.',
        '“I am good at [it|this|saving],” he said, and [shone|glowed] [more|gold|like gold].',
        '“[So this is|Is this] [grass|mud|a hill],” he said. “It [tickles|is soft|is nice|smells good]!”',
      ],
      asideHere('way', { person: ['{Friend} held his tail.'], pet: ['{Friend} [trotted|walked] in his light.'] }),
    ],
    home: [
      [
        '[Home|Back|Here] at last! {Hero} [hugged|kissed] {dragon} on his [warm|hot|round] [nose|tummy].',
        '“[Good night|Sleep well], {dragon},” said {hero}, and [hugged|squeezed|kissed|patted] him.',
        '{Hero} gave {dragon} a [big|long|good] [hug|kiss] for the [way|road] [back|up].',
      ],
      adult('end'),
      more('“I will [leave|keep] my door [open|wide open],” said {dragon}.'),
    ],
    note: [
      takes('form', {
        bow: [
          [
            given(
              'not adults',
              '¶Next day, [zip|tap|swish|flip], a new [plane|letter] came: “If you are [lost|stuck] on {day}, I will come and bow at YOUR door! {Dragon}.”',
            ),
            '¶[Zip|Zoom|Whee|Tap], next day, a [plane|letter]: “Call me on {day}, and I [will|can] come and bow to YOU! Love, {dragon}.”',
          ],
        ],
        song: [
          [
            given(
              'not adults',
              '¶Next day, [zip|tap|swish|flip], a new [plane|letter] came: “If you are [lost|stuck] on {day}, I will come and sing at YOUR door! {Dragon}.”',
            ),
            '¶[Zip|Zoom|Whee|Tap], next day, a [plane|letter]: “Call me on {day}, and I [will|can] come and sing to YOU! Love, {dragon}.”',
          ],
        ],
        drum: [
          [
            given(
              'not adults',
              '¶Next day, [zip|tap|swish|flip], a new [plane|letter] came: “If you are [lost|stuck] on {day}, I will come and drum on YOUR bag! {Dragon}.”',
            ),
            '¶[Zip|Zoom|Whee|Tap], next day, a [plane|letter]: “Call me on {day}, and I [will|can] come and drum for YOU! Love, {dragon}.”',
          ],
        ],
        clap: [
          [
            given(
              'not adults',
              '¶Next day, [zip|tap|swish|flip], a new [plane|letter] came: “If you are [lost|stuck] on {day}, I will come and clap at YOUR door! {Dragon}.”',
            ),
            '¶[Zip|Zoom|Whee|Tap], next day, a [plane|letter]: “Call me on {day}, and I [will|can] come and clap for YOU! Love, {dragon}.”',
          ],
        ],
        dance: [
          [
            given(
              'not adults',
              '¶Next day, [zip|tap|swish|flip], a new [plane|letter] came: “If you are [lost|stuck] on {day}, I will come and dance at YOUR door! {Dragon}.”',
            ),
            '¶[Zip|Zoom|Whee|Tap], next day, a [plane|letter]: “Call me on {day}, and I [will|can] come and dance for YOU! Love, {dragon}.”',
          ],
        ],
      }),
    ],
    last: [
      [
        '¶[Zip|Whee|Tap|Flip|Flap|Look]! In the [morning|sun], a new [plane|letter] [came|flew|fell].',
        '¶At [dawn|sunrise], [zoom|whee|swish|flap], [one more|a new] paper plane!',
        '¶The sun [came|got] up, and so did a [paper plane|new letter].',
      ],
      takes('form', {
        bow: [
          [
            '“If you are [lost|in the dark|stuck] on {day}, I will [save you|come] and bow [at YOUR door|to YOU]! {Dragon}.”',
          ],
        ],
        song: [
          [
            '“If you are [lost|in the dark|stuck] on {day}, I will [save you|come] and sing [at YOUR door|to YOU]! {Dragon}.”',
          ],
        ],
        drum: [
          [
            '“If you are [lost|in the dark|stuck] on {day}, I will [save you|come] and drum [on YOUR bag|for YOU]! {Dragon}.”',
          ],
        ],
        clap: [
          [
            '“If you are [lost|in the dark|stuck] on {day}, I will [save you|come] and clap [at YOUR door|for YOU]! {Dragon}.”',
          ],
        ],
        dance: [
          [
            '“If you are [lost|in the dark|stuck] on {day}, I will [save you|come] and dance [at YOUR door|for YOU]! {Dragon}.”',
          ],
        ],
      }),
      asideHere('end', {
        person: ['“I can get lost!” said {friend}.'],
        pet: ['{Friend} [licked|sat on] the letter.'],
      }),
    ],
  },
  asides: {
    start: {
      person: [
        '“[Me too|Wait for me]!” said {friend}.',
        '{Friend} [came|tiptoed], too.',
        '“[Ooh|Brr],” said {friend}, and held on.',
      ],
      pet: ['{Friend} [sniffed|trotted] in, too.', '{Friend} [came|ran] along, [nose|tail] up.'],
    },
    way: {
      person: [
        '“[My turn|Again]!” said {friend}.',
        '{Friend} [laughed|giggled|clapped].',
        '“[Next|On we go]!” said {friend}.',
        '{Friend} did it [too|twice].',
      ],
      pet: [
        '{Friend} [helped|wagged|purred].',
        '{Friend} [sat|came], too.',
        '{Friend} [sniffed|sneezed], and it was [good|fine].',
      ],
    },
    trouble: {
      person: [
        '“My [legs|feet]!” said {friend}.',
        '{Friend} [sat|lay] down.',
        '“[Again|More stairs]?” [asked|sighed] {friend}.',
      ],
      pet: ['{Friend} [lay|sat] on the bag.', '{Friend} [yawned|sighed|panted].'],
    },
    turn: {
      person: ['“He [came|did it]!” said {friend}.', '{Friend} [clapped|cheered|jumped].'],
      pet: ['{Friend} [jumped|danced|hopped] for joy.', '{Friend} [licked|sniffed] his toes.'],
    },
    end: {
      person: [
        '{Friend} [laughed|giggled].',
        '“I can get lost!” said {friend}.',
        '“{Day}!” said {friend}. “[Yes|Good]!”',
      ],
      pet: ['{Friend} [ate|licked|sat on] the letter.', '{Friend} [wagged|hopped], too.'],
    },
  },
  adults: {
    start: [
      '“[Do not|Don’t] go far,” said {grownUp}.',
      '{GrownUp} [slept|sat|dozed] in the grass.',
      '“[So many|What] stairs!” said {grownUp}.',
    ],
    end: [
      '“There you are!” [said|cried] {grownUp}.',
      '“Is that a [dragon|real dragon]?” asked {grownUp}.',
      '{GrownUp} shook his [paw|claw].',
      '“Thank you, [dragon|sir],” said {grownUp}.',
    ],
  },
  traits: {
    habit: {
      brave: [
        '{Hero} [walked|ran] on the [high|old|long] wall.',
        'Brave {hero} [patted|kissed] a stone [lion|bear|snake].',
      ],
      curious: [
        '{Hero} [looked|peeped] in [every|each] [hole|door].',
        '“Who [lived|slept] here? [Why|When]?” asked {hero}.',
      ],
      kind: ['{Hero} [fed|gave crumbs to] the [birds|ants].', '{Hero} put a [snail|bug] in the [shade|sun|grass].'],
      funny: [
        '{Hero} wore a [bowl|pot|bucket] [for|as] a crown.',
        '{Hero} [bowed|curtsied] to a [puddle|goose|stone].',
      ],
      shy: ['{Hero} [waved|smiled] at a [lizard|swallow|stone].', '{Hero} sat in a [warm|quiet] [corner|nook].'],
      stubborn: [
        '{Hero} [pushed|pulled] the [stuck|big] gate. It [moved|budged] [a bit|a hair].',
        '“Up,” said {hero}, and went [up|up, up|right up].',
      ],
      dreamy: [
        '{Hero} [watched|saw] a cloud [sit on|go round] the tower.',
        '{Hero} [heard|saw] [old|gold] [drums|horses], far [away|off].',
      ],
      careful: ['{Hero} [counted|tried] [each|every] step.', '{Hero} held the [rail|wall] with [one|a] {hero.hand}.'],
      energetic: [
        '{Hero} ran [round|up] the hill [three|six|ten] times.',
        '{Hero} [rolled|hopped] down the [grass|hill], [twice|again].',
      ],
      clever: [
        '{Hero} [found|saw] the [king’s|old] [kitchen|bath].',
        '{Hero} [knew|saw] which stone was [loose|oldest].',
      ],
    },
    turn: {
      brave: ['Brave {hero} took a [big|deep|long] breath.', 'It was too dark even for [brave {hero}|{hero}].'],
      curious: [
        'Where was the gate? [Not here|There|Here]? [No|Ow]!',
        '“[Who|What] is [that|this]?” asked {hero}. [A wall|A step|A stone]!',
      ],
      kind: [
        '“[Poor|Dear] {dragon},” {they} thought, and [then|soon]: “[Poor|Oh dear,] me!”',
        '{They} [patted|stroked] the dark. It was a [wall|stone].',
      ],
      funny: [
        '“[Good night|Hello], nose,” said {hero}. “[Are you there|Where are you]?”',
        '“I am a lost [pea|sock],” said {hero}.',
      ],
      shy: ['{They} said it low, and then [loud|LOUD].', '{They} shut {their} eyes. It was [no darker|as dark].'],
      stubborn: [
        '{They} felt for the gate. [A wall|A stone|A step]! And [again|once more]!',
        '“Gate, [come here|come out],” said {hero}. It did not.',
      ],
      dreamy: [
        'One [small|lone] star came out, too [far|small] to help.',
        '{They} saw one [small|lone] star, and no [gate|path].',
      ],
      careful: [
        '{They} put out one [foot|toe]. [No|Where was the] [floor|path|step]?',
        '{They} had no [lamp|light], so {they} [sat|stood] still.',
      ],
      energetic: [
        '{They} ran, [bump|bonk], [into|at] a [wall|post].',
        '{They} hopped, [bump|bonk|ow], [into|at] a [wall|stone].',
      ],
      clever: [
        '“[Now|Hm],” {they} thought, “who has a [light|flame]?”',
        '{They} [tapped|rubbed] {their} nose. Nose! “[Aha|I know]!”',
      ],
    },
  },
};
