/** The rescued dragon in English for readers of 2 to 4. */
import {
  adult,
  asideHere,
  given,
  HABIT,
  ifRoom,
  more,
  takes,
  TURN,
  type BandText,
} from '#studio/storyteller/text/passage.ts';

// What the dragon says when the rule has been kept and he still won’t come, whatever the rule was.
const EXCUSES = [
  '“[Good|Nice|Lovely],” said {dragon}, “but [first|now] I must pack [a|my] [clock|spoon|bath|chair].”',
  '“[Good|Nice|Lovely],” said {dragon}, “but it [is|looks] [too windy|too sunny|too late|nearly night].”',
];

export const english24: BandText = {
  refrains: [
    '“[Hold on|Sit tight|Wait there|Stay there]! [I’m coming|I’m coming now|Here I come|I’m on my way]!”',
    '“[Here I come|I’m coming], [step by step|tip, tap, tip|hop, hop, hop|up and down]!”',
    '“[One moment|Hold on|Just wait|Wait, wait], [I’m|I am] [coming|coming now|on the stairs]!”',
    '“[Be brave|Chin up|No fear], I’m [coming|on my way]!”',
  ],
  beats: {
    open: [
      [
        '[Whoosh|Whee|Zip|Swish|Flap|Wheee]! A paper plane came [down|down, down] from {castle} to {party}.',
        'At {castle}, [plop|tap|flop], a paper plane [landed|fell] in front of {party}.',
        'High up [in|on] {castle}, a [small|little] window [opened|went bang]. A [paper|paper, paper] plane [flew|came|sailed] to {party}.',
        '{Party} [had a picnic|sat|ate a bun] at {castle}. [Zoom|Whoosh|Swish|Flip], here came a paper plane!',
      ],
      { more: HABIT },
      more(
        'The tower was [tall|old|thin], with [one window|a flag|a hat of birds].',
        '{Hero} had {a treat} and [a view|two crumbs|a good stick].',
        'The old stones were [warm|grey] and [bumpy|full of ants|full of snails].',
      ),
      adult('start'),
    ],
    letter: [
      [
        '[It|The plane|And it] said: “[Please|Kindly|Do] save me. I am {dragon}, [up here|in the tower], a dragon.”',
        'It was [a letter|post|a note|a plea]! “[Help|Save me], please,” [it said|said the letter]. “I am {dragon}, a [dragon|sad dragon].”',
        '“Dear [you|Somebody|all], [come and|please] save me,” said the letter. “[I am|It is me,|Yours,|Love,] {dragon} the dragon.”',
        '“I [want|wish] to be saved [now|today], [please|thank you],” it said. “[I am|It is me,|Yours,|Love,] {dragon} the dragon.”',
      ],
      ifRoom(
        given('form:bow', '“Rule one: [bow|a bow|bow to me] at the [gate|door]!” it [said|read], [too|as well].'),
        given('form:song', '“Rule one: [sing|a song|sing to me] at the [gate|door]!” it [said|read], [too|as well].'),
        given('form:drum', '“Rule one: [drum|a drum|drum for me] at the [gate|door]!” it [said|read], [too|as well].'),
      ),
      more(
        '“I [will|can|will save you]!” [said|cried] {hero}, and [ran|jumped|got] up.',
        'A [dragon|real dragon|dragon, up there|sad dragon]! {Hero} [jumped|ran|got] up [at once|so fast].',
        '“A dragon [needs|wants|calls] me!” [said|cried] {hero}. [Off|Up|In|Up, up] {they} [went|ran]!',
      ),
    ],
    gate: [
      [
        'In went {hero}, [tip, tap|tip, toe], [through|by] the [old|big] gate, [under|past] the [flag|stone lion].',
        '{Hero} [pushed|opened] the [big|old] gate, [eeek|creak|squeak]. [So big|So quiet], the [yard|whole yard]!',
        'The gate [said|went] [eeek|creak|groan]. {Hero} said [hello|boo|shh] and went [in|right in].',
      ],
      [
        '“[Who is|Is somebody] there?” called [a voice|somebody|{dragon}] from [up high|the top].',
        '[Up|High] in the tower, two [round|green|small] eyes [looked|blinked] out.',
        given('form:bow', '“[Psst|Hello|Cooee]! Rule one: [bow|a bow]!” called {dragon} from [up there|the top].'),
        given('form:song', '“[Psst|Hello|Cooee]! Rule one: [sing|a song]!” called {dragon} from [up there|the top].'),
        given('form:drum', '“[Psst|Hello|Cooee]! Rule one: [drum|a drum]!” called {dragon} from [up there|the top].'),
      ],
      asideHere('start', {
        person: [
          '“[Me too|Wait for me]!” said {friend}.',
          '{Friend} [came|tiptoed] in, too.',
          '“[Ooh|Brr],” said {friend}, and held on.',
        ],
        pet: ['{Friend} [sniffed|trotted] in, too.', '{Friend} [came|ran] along, [nose|tail] up.'],
      }),
    ],
    duck: [
      [
        '“I am the [|big ]moat [monster|beast|snake]! [Quack|Grr, quack]!” said {duck} the duck. “[Scream|Please scream|Yell, please|Do scream|Shout]!”',
        '{Duck} the duck sat in a [puddle|pond]. “[Stop|Halt], and be [scared|afraid] of me, [please|do|now]!”',
        '“[Grr|Rrr], quack!” said {duck} the duck. “[Are you|Aren’t you] [scared|afraid|shaking]?”',
      ],
      [
        '“[Eek|Aah|Help]!” [screamed|yelled|cried] {hero}, [very loud|so well|as loud as can be].',
        '{Hero} [screamed|yelled] a [big|good|very good] “[Eek|Aaah|Help]!”',
        '“[Aaah|Eek|Oh no], a [duck|monster|beak]!” {Hero} fell on both knees[, plop|, with a bump|, and shook].',
      ],
      more('{Duck} was so [happy|proud], she [cried|bowed|flapped].'),
      asideHere('way', {
        person: ['{Friend} screamed, too[|, and louder].', '“[Eek|Help]!” said {friend}.'],
        pet: ['{Friend} [hid|splashed] in the puddle.', '{Friend} quacked, too.'],
      }),
      ifRoom(
        '“[Who|What] was that, and [are you coming|is it you|are you near]?” [called|asked] {dragon}[|, high up|, up there].',
      ),
      '¶{refrain}',
    ],
    goose: [
      [
        '“[Halt|Stop|Hey, stop], I [guard|watch] this gate,” said {goose} the goose. “[Oh, my feet|Ow, my toes|Oh, I am tired]!”',
        '{Goose} the goose stood [guard|on guard]. She was [so sleepy|so tired|so worn out], she [leaned|swayed|drooped].',
        '“[Honk|Halt], no one [goes|gets] [in|by],” said {goose} the goose, and [yawned|yawned again].',
      ],
      [
        '“I [will|can] [stand|guard|watch],” said {hero}. “[Sit|Sleep|Rest|You rest] a [bit|little].”',
        '{Hero} took the flag and stood [stiff|straight] as a [spoon|post|broom]. {Goose} [slept|snored].',
        '“[Sit down|Have a nap|Lie down|You rest],” said {hero}. {They} [stood|kept] guard [for her|with her flag|so still].',
      ],
      more('“[Best|Good] nap [ever|in years|of all]!” [honked|said] {goose}.'),
      asideHere('way', {
        person: ['{Friend} [tucked her in|took one nap].', '“Shh,” said {friend}.'],
        pet: ['{Friend} slept by {goose}.', '{Friend} [yawned|dozed], too.'],
      }),
      ifRoom(
        '“[It is so still|So quiet], [are you coming|where are you|are you near]?” [called|asked] {dragon}[|, high up|, up there].',
      ),
      '¶{refrain}',
    ],
    owl: [
      [
        '“What is [big|round] and [red|wet]?” asked {owl} the owl. “I [forget|forgot|lost] the answer.”',
        '{Owl} the owl had a [riddle|question]. “It has a [hat|tail|leg]… oh, I [forget|forgot] what it is.”',
        '“[First|Now] a riddle!” said {owl} the owl. “[What|Who|Where] is, [hm|um|er], [what is|who has|where was]…”',
      ],
      [
        '“Then say: a [pea|bee|cow] in a [boat|bath|hat]!” said {hero}. {Owl} [hooted|clapped], for now he had [one|an answer].',
        '“It is [you|me|a bun|an egg]!” [said|cried] {hero}. “[Yes|Oh, yes|Right|So it is]!” [said|cried] {owl}.',
        '{Hero} said, “A [wet|fat|sad] [king|sock|melon]?” “[Right|Yes|That’s it]!” [hooted|cried] {owl}.',
      ],
      more('He [wrote|put|got] it in his [big|old|fat] book.'),
      asideHere('way', {
        person: [
          '{Friend} wrote it down, so that {owl} [kept|knew] it.',
          '{Friend} said it [twice|again], so {owl} [kept|knew] it.',
        ],
        pet: ['{Friend} [sat|lay] on the page, so that it [stayed|did not blow off].'],
      }),
      ifRoom(
        '“[Did you get it|Was that it], and [are you coming|is it far|are you near]?” [called|asked] {dragon}[|, high up|, up there].',
      ),
      '¶{refrain}',
    ],
    goat: [
      [
        '“No one [gets|goes] by me,” said {goat} the goat. “I am [bad|wild|fierce], [baa|meh|brr]!”',
        '{Goat} the goat [stood|sat] in the [way|door]. He [ate|chewed] the [rope|door mat|rules].',
        '“I [eat|bite] [everything|everybody],” said {goat} the goat. He [ate|bit] a [flag|sock|mop].',
      ],
      [
        '{Hero} held out {a treat}. “[Mm|Yum|Ahh]!” [Munch, munch|Crunch, crunch|Gulp] [went|said] {goat}.',
        '“Do you [like|want] {treat}?” asked {hero}. [He|Oh, he] [did|did, a lot|ate it all]!',
        '“[Eat|Have] {a treat} [with|from] me,” said {hero}. [Nobody|No one] had [ever |]asked him [before|that before].',
      ],
      more('[Then he|He] let {hero} [by|scratch his chin|in|up].'),
      asideHere('way', {
        person: ['{Friend} fed him, too.', '“Bad? He is [nice|sweet],” said {friend}.'],
        pet: ['{Friend} ate the crumbs.', '{Friend} [sniffed|licked] his beard.'],
      }),
      ifRoom(
        '“[I smell|Do I smell] {treat}, [are you coming|is it you|are you near]?” [called|asked] {dragon}[|, high up|, up there].',
      ),
      '¶{refrain}',
    ],
    bat: [
      [
        '“Boo?” said {bat} the bat, [very|so] [low|softly]. “I am the [ghost|tower ghost|spook|horror].”',
        '{Bat} the bat [flew|flapped] by. “[Boo|Whoo], [please|if I may],” she [said|squeaked].',
        '“I have to [spook|scare] you,” said {bat} the bat. “[Pip|Peep|Woo], [was that good|did it work|was it loud]?”',
      ],
      [
        '“[Do it|Boo] like [this|me|so],” said {hero}. “[BOO|WHOO|HOO-HOO]!” “[BOO|WHOO|HOO]!” [said|went] {bat}.',
        '{Hero} showed her: [arms|hands] up, [eyes big|mouth wide], “[WHOO|BOO|HOO]!”',
        '“[Bigger|Louder],” said {hero}, “like [so|this]: [WHOO-OO|BOO-OO|HA-HOO]!”',
      ],
      more('{Bat} [scared|spooked] a [spider|moth|brick].'),
      asideHere('way', {
        person: ['“[Boo|Whoo]!” said {friend}, too.', '{Friend} jumped for real.'],
        pet: ['{Friend} [hid|jumped].', '{Friend} went “boo”, too.'],
      }),
      ifRoom(
        '“[Was that a ghost|Who went boo], and [are you coming|is it you|are you near]?” [called|asked] {dragon}[|, high up|, up there].',
      ),
      '¶{refrain}',
    ],
    mouse: [
      [
        '“[Five, six|Six, seven], [um|er]…” {Mouse} the mouse [lost|forgot] the [steps|stairs] again.',
        '{Mouse} the mouse [had to|must] count the steps. “[One|One, two], two, [ten|lots], oh no!”',
        '“How many [steps|stairs]?” asked {mouse} the mouse. “I [always|do] get [lost|stuck] at [six|nine].”',
      ],
      [
        '“[We can|Let us|Let’s] count [them|it] together,” said {hero}: “one, two, [three|three, four]… [ten|nine|twelve]!”',
        '{Hero} counted [out loud|very loud|slowly], step by step, and {mouse} counted, too. “[Ten|Nine|Twelve]!”',
        '“One, two, three,” [said|counted] {hero}. “[Four, five, six|And four, and five]!” [cried|squeaked] {mouse}, [all the way|right] to the top.',
      ],
      more('{Mouse} [squeaked|danced|sat down] for joy.'),
      asideHere('way', {
        person: ['{Friend} [counted|hopped], too.', '“[Ten|Nine]!” [called|said] {friend}.'],
        pet: ['{Friend} sat on the top step, so that {mouse} knew [where to stop|the end].'],
      }),
      ifRoom(
        '“[How many more|How many now], and [are you coming|is it far|are you near]?” [called|asked] {dragon}[|, high up|, up there].',
      ),
      '¶{refrain}',
    ],
    top: [
      [
        '{Hero} went up, up, [up|puff], to the [top|last door]. There [was|sat|stood] {dragon} the dragon!',
        '[Puff|Pant], [puff|pant], the top! {Dragon} the dragon [bowed|beamed|hopped]. “[At last|At long last|You came|A guest]!”',
        'At the [top|last door] [was|stood] {dragon} the dragon, [small|shy], with [one bag|a big bag].',
      ],
      [
        '“I [came|am here|climbed up] to [save|fetch] you,” said {hero}. “[Come|Come on|Quick|Take my {hero.hand}]!”',
        '“[Shall|Can|So, can] we go [now|down|home]?” [asked|said] {hero}.',
        '“[Down|Now, down] [we go|the stairs],” said {hero} to {dragon}, “[hand in hand|you and me|one, two|step by step].”',
        '“[Hello|Good day|Here I am], {dragon}! [Time to go|Off we go|Out we go],” said {hero}.',
      ],
      takes('form', {
        bow: [
          [
            '“[No, no|Oh, no|Dear me, no],” said {dragon}. “[Rule one|My rules]! You did not bow [to me|once|at the gate|at the door].”',
            '“Oh no,” said {dragon}, “[rule one is|the first rule is|my rule is] a bow, so [do it again|start again|once more], please.”',
            '“[Once more|Again|From the gate|From the start], please, [and|but now|this time] with a bow! Rule one!” said {dragon}.',
          ],
        ],
        song: [
          [
            '“[No, no|Oh, no|Dear me, no],” said {dragon}. “[Rule one|My rules]! You did not sing [to me|for me|at the gate|at the door].”',
            '“Oh no,” said {dragon}, “[rule one is|the first rule is|my rule is] a song, so [do it again|start again|once more], please.”',
            '“[Once more|Again|From the gate|From the start], please, [and|but now|this time] with a song! Rule one!” said {dragon}.',
          ],
        ],
        drum: [
          [
            '“[No, no|Oh, no|Dear me, no],” said {dragon}. “[Rule one|My rules]! You did not drum [to me|for me|at the gate|at the door].”',
            '“Oh no,” said {dragon}, “[rule one is|the first rule is|my rule is] a drum, so [do it again|start again|once more], please.”',
            '“[Once more|Again|From the gate|From the start], please, [and|but now|this time] with a drum! Rule one!” said {dragon}.',
          ],
        ],
      }),
      asideHere('trouble', {
        person: ['“[What|Oh no]!” said {friend}.', '“All [the way|those stairs]?” said {friend}.'],
        pet: ['{Friend} sat on the bag.', '{Friend} lay down on the [mat|stairs].'],
      }),
    ],
    again: [
      takes('form', {
        bow: [
          [
            'Down went {hero}, and up again, and bowed [low|so low|very low]. “[Now|So|Like that]?”',
            '{Hero} [ran|went] [all the way|right] down, and all the way up, and bowed. [Puff, puff|Pant, pant]!',
            'So {hero} did it [all |]again, [step by step|puff, puff|hop by hop], with a [low|big|good] bow.',
          ],
          [
            ...EXCUSES,
            '“No,” said {dragon}, “bow on the [left|other] [foot|leg|knee].”',
            '“[Nice|Good], but too [quick|low|slow],” said {dragon}. “[Again|Once more]?”',
          ],
        ],
        song: [
          [
            'Down went {hero}, and up again, and sang, “[La, la, la|Tra-la-la|Do, re, mi]! [Now|So|Like that]?”',
            '{Hero} [ran|went] [all the way|right] down, and all the way up, and sang. [Puff, la|Pant, la], [la|puff]!',
            'So {hero} did it [all |]again, [step by step|puff, puff|hop by hop], with a [long|loud|good] song.',
          ],
          [
            ...EXCUSES,
            '“No,” said {dragon}, “sing it [to my left|into my other] ear.”',
            '“[Nice|Good], but too [loud|quick|low|slow],” said {dragon}. “[Again|Once more]?”',
          ],
        ],
        drum: [
          [
            'Down went {hero}, and up again, and drummed on the [door|bag|wall]. “[Now|So|Like that]?”',
            '{Hero} [ran|went] [all the way|right] down, and all the way up, and drummed, [bam|bom|boom], on the [door|bag|wall].',
            'So {hero} did it [all |]again, [step by step|puff, puff|hop by hop], and drummed, [bam, bam|bom, bom].',
          ],
          [
            ...EXCUSES,
            '“No,” said {dragon}, “drum with the [left|other] [foot|hand|ear].”',
            '“[Nice|Good], but too [loud|quick|low|slow],” said {dragon}. “[Again|Once more]?”',
          ],
        ],
      }),
      more(
        '{Hero} [lay|sat] down on the [mat|floor].',
        'The bag was [shut|packed], but {dragon} did not [go|come|move].',
      ),
      asideHere('trouble', {
        person: ['“[Again|More stairs]?” [asked|sighed] {friend}.', '“My [legs|feet]!” said {friend}.'],
        pet: ['{Friend} [lay|slept] on the bag.', '{Friend} [sighed|panted].'],
      }),
    ],
    low: [
      [
        'The sun went [low|down|to bed|red]. {Dragon} [looked|peeped] at the door, and his tail [shook|went shake, shake].',
        '{Hero} saw it: the dragon’s [tail|knees] [shook|shivered|wobbled].',
        '“It is [big|so big|wide|all sky] out there,” [said|whispered] {dragon}, and looked [down|at his feet].',
        '“It has no [roof|lid|walls] [out|down] there,” [said|whispered] {dragon}, and [shook|would not look].',
        '{Dragon} sat [down|still] by his bag and [shook|shivered]. “Not [today|now|yet],” he [said|whispered].',
      ],
      ifRoom(
        'He was [scared|afraid|so scared|full of fear], [poor dragon|poor thing]. So that was it!',
        '“Are you [scared|afraid]?” asked {hero}. {Dragon} [nodded|nodded, a bit|shook].',
        '{Hero} [sat|was quiet] [with|beside|next to] him [a bit|a while].',
        'So {dragon} was [scared|afraid], [not of rules|of the sky].',
      ),
      asideHere('trouble', {
        person: [
          '“He is not cross. He is [scared|afraid],” said {friend}.',
          '{Friend} sat down by him, so he was not alone.',
        ],
        pet: ['{Friend} lay on his tail, to keep it [still|warm].'],
      }),
    ],
    help: [
      [
        '{Hero} went down, and [now|soon] it was [dark|black|night] in the yard.',
        'So {hero} went down without {dragon}. The [yard|last step] was [dark|black].',
        'Down on the [last|low|cold|stone] step sat {hero}, [in|all in|out in] the dark.',
        '{Hero} sat by the stairs in the [dark|black|dim], [cold|empty] yard.',
      ],
      TURN,
      [
        '“{Dragon}, I [need|want] help!” {they} [called|cried|shouted].',
        '“[Dragon|{Dragon}], [save|help|fetch|please save] ME!” {they} [called|cried|shouted].',
        '“{Dragon}, [please|come and|now you] [save|fetch|find] me!” {they} [called|cried].',
      ],
      ifRoom(
        'It was [still|quiet|so quiet]. Then, [thump|bump|clank|creak|tap, tap]…',
        'Up in the [tower|dark], a [door|bag] went [bump|creak].',
        '“[Me|Who, me]?” said a [small|thin|soft] voice, [up there|far up].',
      ),
    ],
    coming: [
      ['Now {dragon} [called|cried|shouted|sang].', 'Then {dragon} [called|cried|shouted] [down|back].'],
      '¶{refrain}',
      [
        '¶[Thump|Clomp], [thump|bump], [thump|bump]! {Dragon} [came|ran] [down|right down] the stairs, with a [little|small] light on his [nose|tongue].',
        '¶[Down|Down, down] came {dragon}, past {keeper1}, past {keeper2}, and [out|right out]!',
        '¶Out of the [door|tower] [ran|came|shot] {dragon}, [puff|huff], [puff|huff], with a [bright|tiny] flame.',
      ],
      [
        '“I have [got|found] you,” he [said|puffed], “[do not cry|never fear|all is well].”',
        '“[There|There, there|Here I am],” he said, “you are [saved|safe|all right] [now|with me].”',
        '“[Hold|Keep hold of|Take] my [tail|warm tail|claw],” he [said|puffed|hummed].',
      ],
      asideHere('turn', {
        person: ['“He [came|did it]!” said {friend}.', '{Friend} [clapped|cheered|jumped].'],
        pet: ['{Friend} [barked|danced|wagged] for joy.', '{Friend} [licked|sniffed] his toes.'],
      }),
    ],
    out: [
      [
        '“[Look|See], {dragon},” [said|whispered|cried] {hero}, “you are [out|outside|in the grass|under the sky]!”',
        '{Dragon} looked [up|round]. [No|Not one] [roof|wall|door]! He was [out|outside|under the sky|in the open]!',
        '“[Where is the|Is there no|Who took the] [roof|wall|lid]?” [asked|said] {dragon}. He was [out|outside|under the sky|in the open]!',
        '{Dragon} put one [foot|claw] on the grass, and then [one more|the next]. He was [out|outside|under the sky]!',
      ],
      ifRoom(
        '[So many|Oh, the|What a lot of] stars, and {dragon} [counted|tried to count] them: [one, two, lots|one, six, ten|ten, and ten more]!',
        '“It is all [sky|stars],” he said, and did not [shake|hide|wobble].',
        '“[Oh|Ooh],” said {dragon}, “it is [big|soft|wide], and I am [in it|here].”',
      ),
      adult('end'),
      more('His [tail|long tail] [was|lay] [still|quite still|calm].'),
    ],
    way: [
      [
        'Down the hill they [went|walked], {dragon} [first|in front], [glowing|all aglow] like a [lamp|peach].',
        '{Dragon} lit the [way|path]. [Mind|Look], a [root|stone|frog]! [Left foot|Slow], [right foot|slow].',
        'One [flame|dragon], one {hero}, and {keeper1} [behind|at the end], [hop|tip], [hop|tap].',
      ],
      [
        '{Keeper2} came, [too|as well], and [sang|hummed|marched].',
        '“[Are you all right|Do you feel safe|Are you cold]?” asked {dragon}, [three|six|ten] times.',
        '“I am good at [it|this],” said {dragon}, and [shone|glowed] [more|gold].',
      ],
      asideHere('way', {
        person: ['{Friend} held his tail, so as not to get lost.'],
        pet: ['{Friend} [trotted|walked] in his light.', '{Friend} [came|went] last.'],
      }),
    ],
    home: [
      [
        '[Home|Back|Here] at last! {Hero} [hugged|kissed] {dragon} on his [warm|hot|round] [nose|tummy].',
        '“[Good night|Sleep well], {dragon},” said {hero}, and [hugged|squeezed] him [tight|hard].',
        '{Hero} gave {dragon} a [hug|kiss] and {a treat} for the [way|road] [back|up].',
      ],
      adult('end'),
      more('“I will [leave|keep] my door [open|wide open],” said {dragon}.'),
    ],
    note: [
      [
        '¶Next day, [zip|tap|swish|flip], a new [plane|letter] came: “[Be|Get] lost on {day}, [please|do], and I [will save you|will come].”',
        '¶Next day, [tap|zip|flap], there was a [plane|letter]: “[Call|Ask] {dragon} on {day}, and he [will save you|will come].”',
        '¶Then [zoom|whee|whoosh], a new [plane|letter] came: “[Get|Be] lost on {day}, [please|do]! Love, {dragon}.”',
        '¶[Zip|Zoom|Whee|Tap], and there was a new [plane|letter]: “[Who|And who] needs saving on {day}? [Ask|Call] {dragon}.”',
        given(
          'form:bow',
          '¶Next day, [zip|tap|swish|whee], a new [plane|letter] came: “No bow! Just [call|ask] {dragon} on {day}, and he [will come|will save you].”',
        ),
        given(
          'form:song',
          '¶Next day, [zip|tap|swish|whee], a new [plane|letter] came: “No song! Just [call|ask] {dragon} on {day}, and he [will come|will save you].”',
        ),
        given(
          'form:drum',
          '¶Next day, [zip|tap|swish|whee], a new [plane|letter] came: “No drum! Just [call|ask] {dragon} on {day}, and he [will come|will save you].”',
        ),
      ],
      asideHere('end', {
        person: ['“I can get lost!” said {friend}.', '“{Day}!” said {friend}. “[Yes|Good]!”'],
        pet: ['{Friend} [ate|licked|sat on] the letter.', '{Friend} [wagged|hopped] for joy.'],
      }),
    ],
    last: [
      [
        '¶[Zip|Whee|Tap|Flip|Flap|Look]! In the [morning|sun], a new [plane|letter] [came|flew|fell].',
        '¶Then, at [dawn|sunrise], [zoom|whee|swish], [one more|a new] paper plane!',
        '¶The sun [came|got] up, and so did a [paper plane|new letter].',
      ],
      [
        '“[Please|Kindly] be lost on {day},” it [said|read]. “I, {dragon}, [am free|will come].”',
        '“Dear {hero}, [do|will you] get lost again [soon|on {day}]? I [am free|can come]!”',
        given('form:bow', '“No bow! [Just call|Just ask for|Call] {dragon} on {day},” it [said|read].'),
        given('form:song', '“No song! [Just call|Just ask for|Call] {dragon} on {day},” it [said|read].'),
        given('form:drum', '“No drum! [Just call|Just ask for|Call] {dragon} on {day},” it [said|read].'),
        '“[Who|And who] needs saving on {day}? [Ask|Call|Send] for {dragon}.”',
      ],
      asideHere('end', {
        person: ['“I can get lost!” said {friend}.', '“{Day}!” said {friend}. “[Yes|Good]!”'],
        pet: ['{Friend} [ate|licked|sat on] the letter.', '{Friend} [wagged|hopped] for joy.'],
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
      pet: ['{Friend} [barked|danced|wagged] for joy.', '{Friend} [licked|sniffed] his toes.'],
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
      brave: ['“I can ask for [help|his help]!” {they} [thought|said].', '{They} took a [big|deep] breath and asked.'],
      curious: ['“What if {dragon} saves ME?” {they} [said|thought].', '{They} had one more [thing|idea] to try.'],
      kind: [
        '“{Dragon} can [help|save], too,” {they} [thought|said].',
        '{They} would not [push|pull] {dragon}. {They} would ask.',
      ],
      funny: [
        '“[Who saves|Who will save] ME?” {they} [thought|said].',
        '“I am a lost [pea|sock],” {they} [said|thought].',
      ],
      shy: ['{They} said it low, and then [loud|LOUD].', '{They} shut {their} eyes and called.'],
      stubborn: [
        '{They} did not go home. {They} [waited|had an idea].',
        '“Not [home |]without {dragon},” {they} [said|thought].',
      ],
      dreamy: [
        '{They} saw one [small|lone] star, and had an idea.',
        'One star came out. {They} had [a thought|an idea].',
      ],
      careful: [
        '{They} had no [lamp|light]. {They} [stopped|stood still].',
        '“I’ll [stop|stay] here and [call|ask],” {they} [said|thought].',
      ],
      energetic: ['Oh, {their} legs were [done|too tired].', 'For once, {they} [stood|kept] still.'],
      clever: [
        '“I know,” {they} [said|thought]. “Dragons have a light!”',
        '{They} [tapped|rubbed] {their} nose. “[Aha|I know]!”',
      ],
    },
  },
};
