/** The rescued dragon in English for readers of 8 to 10. */
import {
  adult,
  aside,
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
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/rescued-dragon/english-traits.data.ts';

export const english810: BandText = {
  refrains: [
    '“[Hold on|Sit tight|Have courage|Chin up]! [Somebody|Someone] is [coming|on the way], and it’s [me|only me, but it’s me]!”',
    '“[Stay where you are|Don’t go away|Keep calm]! I’m [coming|on my way], as fast as the [stairs|steps] [allow|permit]!”',
    '“[Hold on|Courage|Don’t despair]! I’m coming to [rescue|save] you, [more or less|stair by stair|ready or not]!”',
  ],
  beats: {
    open: [
      [
        '{Party} had got as far as the [cheese|second {treat}] when a paper plane came out of the tower of {castle}, [circled once|looped|turned once], and landed in the [mustard|pickles|butter].',
        'It is well known that nobody lives in {castle}, so it was [odd|interesting] that a paper plane should [sail out of|leave] its topmost window and land beside {party}, [its nose in the butter|as if expected|as if it knew the address].',
        'There was one tower left of {castle}, and one window in the tower. {Party} [happened|chanced] to be [looking at|eating under] it when a [yellow|stiff old] paper plane came [out|wobbling out].',
        '{Castle} had been empty for so long that even the [ghosts|echoes|mice] had [moved to town|given up]. So who had thrown the paper plane that [landed|came down|turned up] [beside|next to] {party}?',
      ],
      { more: HABIT },
      more(
        'Mint grew in the [ballroom|bath], and sparrows went in and out of the [treasury|throne room] as if they [had the keys|were paying rent].',
        'The guidebook gave it [half a page|two lines]: one well (dry), one [curse|princess] (forgotten), [excellent|fair] views.',
        'The wind went round the walls trying all the [doors|handles], as it must have done [every day|each afternoon] for [centuries|hundreds of years].',
      ),
      adult('start'),
    ],
    letter: [
      takes('form', {
        knee: [
          [
            '“To [Whoever Passes|Whoever Reads This|Whom It May Concern],” it said. “I have waited {years} and am [nearly ready|as ready as I’ll be|ready]. Please [do|take] the perils, then the stairs, and [kneel|go down on one knee]. {Dragon}, [a dragon|dragon, top floor].”',
            '“To be [rescued|fetched]: one dragon,” it [said|read], “[little used|one careful owner], waiting {years}. [Kindly|Please] pass the perils, climb the stairs, and [kneel|go down on one knee]. {Dragon}, [top floor|at the window|in the tower].”',
            '“[Forgive|Excuse] my writing [out of the blue|so suddenly],” it [began|ran], “but I should like to be rescued [by the rules|correctly]: [first|all] the perils, then the stairs, [at the end|at the top] a bended knee. It has been {years}. {Dragon} (dragon).”',
          ],
        ],
        trumpet: [
          [
            '“To [Whoever Passes|Whoever Reads This|Whom It May Concern],” it said. “I have waited {years} and am [nearly ready|as ready as I’ll be|ready]. Please [do|take] the perils, then the stairs, and [sound the trumpet|blow a trumpet]. {Dragon}, [a dragon|dragon, top floor].”',
            '“To be [rescued|fetched]: one dragon,” it [said|read], “[little used|one careful owner], waiting {years}. [Kindly|Please] pass the perils, climb the stairs, and [sound the trumpet|blow a trumpet]. {Dragon}, [top floor|at the window|in the tower].”',
            '“[Forgive|Excuse] my writing [out of the blue|so suddenly],” it [began|ran], “but I should like to be rescued [by the rules|correctly]: [first|all] the perils, then the stairs, [at the end|at the top] a trumpet. It has been {years}. {Dragon} (dragon).”',
          ],
        ],
        rhyme: [
          [
            '“To [Whoever Passes|Whoever Reads This|Whom It May Concern],” it said. “I have waited {years} and am [nearly ready|as ready as I’ll be|ready]. Please [do|take] the perils, then the stairs, and [say it in rhyme|ask me in rhyme]. {Dragon}, [a dragon|dragon, top floor].”',
            '“To be [rescued|fetched]: one dragon,” it [said|read], “[little used|one careful owner], waiting {years}. [Kindly|Please] pass the perils, climb the stairs, and [say it in rhyme|ask me in rhyme]. {Dragon}, [top floor|at the window|in the tower].”',
            '“[Forgive|Excuse] my writing [out of the blue|so suddenly],” it [began|ran], “but I should like to be rescued [by the rules|correctly]: [first|all] the perils, then the stairs, [at the end|at the top] a rhyme. It has been {years}. {Dragon} (dragon).”',
          ],
        ],
      }),
      takes('want', {
        somebody: [
          [
            'All {their} life {hero} had wanted to [rescue|save] somebody, and nobody had ever been in trouble [at the right time|when {they} had time|on the right day].',
            '{Hero} had always wanted to [rescue|save] somebody, and nobody {they} knew had ever [needed|quite needed] [it|saving].',
          ],
        ],
        beetle: [
          [
            'So far {hero} had rescued one beetle, [twice|three times|four times]. It was the same beetle, and it had not [asked|said please|wanted to go].',
            '{Hero} had once [saved|rescued] a beetle, which had not [asked|wanted it]. Here at last was somebody who [said please|put it in writing|asked].',
          ],
        ],
        books: [
          [
            'In [books|all the books] there is one who rescues and one who is rescued, and {hero} had always [meant|wanted|hoped] to be the [first|former].',
            'Some people rescue and some are rescued: it is so in all the books, and {hero} [knew|had decided long ago] which {they} would be.',
          ],
        ],
      }),
    ],
    gate: [
      [
        'It takes a [brave|bold|noble] step to go in at a gate like that. {Hero} took [nine|seven|ten], of which two were brave, and came into a courtyard full of [echoes and weeds|warm stones and silence|pigeons and sun].',
        'The gate had not been [opened|asked to open] for so long that it had forgotten [how|which way], and it took {hero} a shoulder and some [kind words|pleading] to get [through|by].',
        '{Hero} walked in under the [gate|arch] with the letter held out in front, as one carries a [very full cup|cake with candles], past a stone knight with a nest in his [helmet|hand].',
      ],
      when('together', ifRoom('{Others} came in behind, on tiptoe, [out of politeness|to be on the safe side].')),
      [
        '“A [rescuer|guest|visitor]?” [called|cried] a voice from above, in some [excitement|alarm]. “A [real|live] one? [Heavens|Oh, my scales|Oh, my tail]. And me still in my [slippers|apron]. [Do begin|Please begin|Begin]!”',
        'High in the tower a green [snout|face] showed itself, [vanished|withdrew], and showed itself again, [combed|polished|cleaner]. “[Good afternoon|Delighted|At last]!” it called. “Do [begin|start] with the [perils|perils, any one]!”',
        '“Kindly [note|observe] the order of events,” [called|said] {dragon} from the window, as if this [happened|came up] every [week|Thursday]. “First [come |]the [perils|dangers|frights]. Then the [stairs|climb|puffing]. Then [me|I|myself].”',
      ],
      aside('start'),
      more(
        'It was the politest [adventure|peril] {hero} had ever been in.',
        'Something up there was [humming off key|tidying up, rather fast].',
      ),
    ],
    duck: [
      [
        'One of the perils was a monster in a moat. The moat had [shrunk|dwindled] to the size of a [tablecloth|bathmat], and the monster, {duck} the duck, stood in it up to her [knees|ankles] and [did her best|looked dreadful]. “I [used to have|once had] [waves|an echo|fog],” she [said|added].',
        '“I must ask you to [be terrified|tremble],” said {duck} the duck, monster of the moat, from the middle of a [puddle|pond no bigger than a bed]. “[It needn’t be long|A minute will do|One scream will do]. [It’s just that nobody|Only, nobody] has bothered, since the [siege|flood|last knight].”',
        'Out of the moat, that is, out of the [puddle|mud], came {duck} the duck, monster of {castle}, and shook [a feather|her tail|one wing] in a [fearful|practised] way. “[Did you see that|Was it dreadful enough|Were you terrified]?” she asked.',
      ],
      [
        '{Hero} [shrank and screamed|cowered and shrieked|threw up both arms and screamed]. It was a scream with [everything|three parts] in it, and it brought [a tile|a stone] off the wall. {Duck} had to [dab|wipe] her eyes. “That,” she [said|sighed], “was [art|professional|worth the wait].”',
        'So {hero} [staggered|reeled], begged for [mercy|help], and [hid|buried] {their} face in the nettles, which was [the only real pain in it|going rather far]. “You’re too [good|kind],” said {duck}, [pink|glowing] to the beak.',
        '“Help,” [cried|howled|wailed] {hero} through {their} fingers, “[those teeth|that beak]!” “[Really|Do you think so]?” asked {duck}, and looked at herself in the puddle in quite a [new|different] way.',
      ],
      when('together', ifRoom('{Others} shook so hard that it could be [heard|felt].')),
      asideHere('way', {
        person: [
          '{Friend} [fainted|fell down], too, but [more tidily|on a softer bit].',
          '“[Two|Another] of them!” [breathed|cried] {duck}, for {friend} was [screaming|shaking] as well.',
        ],
        pet: ['{Friend} [hid behind|got under] {hero}, so well that {duck} [bowed|asked to see it again].'],
      }),
      [
        'A [worried|small] voice came from [the tower|on high]: “[Nobody’s been|No one has been] [eaten|hurt], I hope? You are [still|quite definitely] coming?”',
        'Above, a [window|shutter] [flew open|squeaked|rattled]. “Are you still with us?” called {dragon}. “[Shall I wait|Shall I stay standing|Shall I sit down again]?”',
      ],
      '¶{refrain}',
    ],
    goose: [
      [
        plants(
          'password',
          'The guard, {goose} the goose, had been told to stay [awake|at her post] until she was [relieved|thanked]. “[Password|The password|The word],” she said, [swaying|hiding a yawn]. “I [don’t|can’t] [know|recall] it myself, but I’ll [know|recognise|spot] a wrong one.”',
        ),
        '{Goose} the goose stood [before|at] the door on her left foot, to [spare|save|rest] the right. “No one [passes|enters],” she said, “and I can’t sit [down|for a second], because then who’d [guard|be on guard]? I’ve been [over it|through it] [many times|a good deal|back and forth|for {years}].”',
        plants(
          'password',
          'Nobody in {castle} had slept less than {goose} the goose. “[Halt|Not a step further],” she said, [with one eye open|one eye asleep]. “Say the password, or [go home|I shall honk|come back tomorrow], for I [have been on my feet since the siege|am a guard and never joke|have not sat down since the king].”',
        ),
      ],
      [
        '“I’ll guard,” said {hero}, and took her [flag|flag and her place], and stood there for [a quarter of an hour|twelve minutes], letting in only [one beetle, with papers|an ant|a leaf]. {Goose} lay down flat, and her sigh made the [door tremble|dust fly].',
        '{Hero} took the flag, looked as grim as [a portrait|a statue|a headmaster], and guarded, while {goose} lay down on the [warm|sunny] stones and said [things|words] that guards [never|don’t] say, such as [ah|bliss|how good the floor is].',
        given(
          'told:password',
          '“[Please|Oh, please|Could we, please],” [said|asked] {hero}. {Goose} [went stiff|stared]. “That was [it|the one],” she [breathed|whispered|honked], and [gave {hero} the flag|handed over her flag] and lay down. “All those [armies|knights], and not one of them [said it|thought of that].”',
        ),
      ],
      asideHere('way', {
        person: [
          '{Friend} guarded the other side of the door, with a [frown|stick and a frown], and [saluted|let nobody by].',
        ],
        pet: ['{Friend} lay down beside {goose}, [to keep her warm|nose under her wing].'],
      }),
      [
        '“You’ve gone so [quiet|silent] down there,” called {dragon}, [uneasily|from very far up]. “You haven’t [gone home|changed your minds|fallen asleep]?”',
        '[From the tower|From the window|From on high] came a [cough|clink|sneeze]. “Is [somebody|anybody] still on the way?” asked {dragon}[|, very high up|, in a small voice].',
      ],
      '¶{refrain}',
    ],
    owl: [
      [
        plants(
          'riddle',
          '[There was to be|Now came|Next there would be|The rules called for] a [riddle|riddle, a hard one]. {Owl} the owl [opened|blew the dust off] a large book, [cleared his throat|raised an eyebrow], and turned quite pale. The [moths|mice] had eaten the [second half|answers]. “What goes on [four|nine] legs in the [morning|rain],” he read, “and then… [here is a hole|the rest is moth|here is a tea stain].”',
        ),
        '“I ask,” said {owl} the owl, over a [large|fat] book, “you answer, and I say: wrong. That’s [how it goes|how it has always been|my job].” He looked at his claws. “The truth is that I never [knew|learned|wrote down] the answers either. [It wears me out|It spoils my sleep|That stays between us].”',
        'Nobody passes who has not solved the riddle of {castle}. {Owl} the owl turned his book [back to page one|to the last page|upside down]. “I have the question,” [he said|he sighed|said the owl|he replied], “but the answer is with my [brother|father|grandfather], and he [has the key|is at sea|never replies].”',
      ],
      [
        given(
          'told:riddle',
          '“A [cow on a sofa|piano being moved],” said {hero}, with one finger up. {Owl} [tried|turned] it this way and that. It fitted [perfectly|like a sock|like a key]. “Of course,” he [murmured|said], and wrote it in [twice|with a flourish].',
        ),
        'So they made a new one, {hero} the [front|first half] and {owl} the [back|end], and it was so [hard|good] that neither of them could [solve|do] it. {Owl} had not been so happy since the [dark ages|Middle Ages].',
        given(
          'not told:riddle',
          '“You [don’t have|needn’t bother] to [know|have it] all,” said {hero}. “You [could|might] just [ask, and not know|ask, and listen|say you don’t know].” {Owl} shut the book [slowly|with care]. “And that’s [allowed|not against the rules|done, nowadays]?” he [asked|said|breathed].',
        ),
      ],
      asideHere('way', {
        person: [
          '{Friend} [guessed|tried to guess], wrong [both|all four] times, and {owl} was so [grateful|pleased] that he [shook {friend}’s hand|wrote it all down].',
        ],
        pet: ['{Friend} [yawned|sneezed], and {owl} put that down as [a possible answer|the answer to page nine].'],
      }),
      [
        given(
          'told:riddle',
          '“Is it the one about the [legs|morning]?” called {dragon}. “I never [got|guessed|once solved] it either! Are you [stuck|giving up]?”',
        ),
        '[A long way|Far] above, somebody was [walking up and down|moving chairs|polishing something]. “[Any news|What now|Am I saved yet]?” called {dragon}.',
      ],
      '¶{refrain}',
    ],
    goat: [
      [
        'The page about the savage beast was [missing|no longer there], because the savage beast, {goat} the goat, had eaten it. “It was [dry|a bit salty|short of lemon],” he said, and [lowered|showed] his horns. “Now you’re to wrestle me, as knights do. Nobody ever [stays for a chat|sits down with me|asks about my day].”',
        '{Goat} the goat guarded nothing [in particular|anyone knew of], but did it [savagely|with his whole heart]. “In {years},” he [said|grumbled|sighed], “I’ve been [jabbed|poked], sung at, and offered swords. Not one of them brought [a sandwich|a biscuit|an apple].”',
        '“[Stay where you are|Not another step],” said {goat} the goat, with [the corner of a page|a bell rope|half a flag] in his mouth. “I’m the beast of {castle}, and I [am in a bad mood|haven’t eaten a knight for years|have two horns].” Then he coughed. “[I have never eaten a knight|They always run away|Iron is bad for my teeth], to be honest.”',
      ],
      [
        '{Hero} [unwrapped|brought out] {a treat} and held it out, and moved over to make [room|a place]. {Goat} looked round for who was [meant|coming]. Then he ate, [carefully|stiffly], as one eats at a [king’s|judge’s|granny’s].',
        '“Half?” asked {hero}, and held out {a treat}. [Everything|Even the grass|Even the pigeons] went quiet. A [button|thistle|crumb] fell out of {goat’s} beard. “With you?” he [breathed|croaked]. “At the same [table|step|stone]?”',
        '{Hero} held out {a treat}, and they had it between them, and then they had the [bag|crumbs|paper]. {Goat} talked about the [siege|moon] for a while and [forgot|did not remember] to be savage until it was [much too late|time to go].',
      ],
      asideHere('way', {
        person: ['{Friend} gave him the [corner|crust] as well, [after a last look at it|with only a small sigh].'],
        pet: ['{Friend} had the crumbs, nose to [nose|beard] with {goat}, and neither of them [growled|butted].'],
      }),
      [
        '{Dragon} called down the [chimney|stairs]: “Is he being [dreadful|very savage]? You won’t [turn back|leave me], will you?”',
        '“I [don’t|can’t] hear any [fighting|screams|bites],” came a [puzzled|thin] voice from above. “Is anybody still [coming|on the way|climbing]?”',
      ],
      '¶{refrain}',
    ],
    bat: [
      [
        'Every castle has to have a ghost, and when the old one [retired|moved away], the post had gone to {bat} the bat. She hung in the dark with a [hanky|napkin] over her and said “Boo,” as one says it to a [sleeping baby|bank manager].',
        '“I’m so sorry,” said a [thin|small|polite] voice on the stairs, “I’m the horror of {castle}.” It was {bat} the bat. She had a [teaspoon|bracelet|key] for a chain. “I drag it, but [quietly|on tiptoe]. I don’t like to [wake|upset] [people|the spiders].”',
        '{Bat} the bat flew over their heads [once|twice] and said “[boo|hoo],” [in a hurry|and begged their pardon|in a library voice]. “I practise [at night|on Mondays|alone],” she said, “but walls [are never frightened|never say what they think|laugh], and I’d like [an audience|an honest opinion].”',
      ],
      [
        '“You have to let it [rise|come] from the [feet|cellar],” said {hero}, and [threw up both arms|waved both arms] and showed her. A suit of armour [sat down|fell down|shook]. {Bat} tried it, and the [echo|dust|bat next door] left by the window. “Was that me?” she asked, [happily|in a whisper|three times].',
        'They worked on it [properly|for an hour]: first the [breath|arms], then the moan, then the pause, which is the [worst|secret] of it. At the [tenth|ninth] try {hero} was really frightened, and so was {bat}.',
        '“It needn’t be [loud|so loud|a roar],” said {hero}. “Just [breathe|sigh|ask the time], close to my ear.” {Bat} did it. {Hero} [screamed|shrieked] so that it shook [the shelf|the coal box|the whole staircase]. There was a [short|warm|long] silence, full of pride.',
      ],
      when('together', ifRoom('Even {others} got [a fright|goose pimples], who had seen how it was done.')),
      asideHere('way', {
        person: ['{Friend} was the [victim|audience], and [screamed|fell down] in the right place.'],
        pet: ['{Friend} [howled|sang] along, half a note [flat|higher].'],
      }),
      [
        '“There’s something [horrid|awful|ghastly] on the [stairs|landing]!” [called|cried] {dragon}. “[You won’t let it stop you|It won’t keep you, will it]?”',
        'From the tower, as if from under [a pillow|a bed|three blankets], came: “What was that [moan|noise|howl]? [Is that the rescue|Are you still coming|Should I be afraid]?”',
      ],
      '¶{refrain}',
    ],
    mouse: [
      [
        '{Mouse} the mouse had to count the stairs, by order of the [last|late] king. “[Ninety|Eighty|Seventy],” he said, “and one, and… did somebody [breathe|speak|blink]? [The number is lost|It has all flown away|From the start, then].”',
        '{Mouse} the mouse sat [weeping|with his head in his paws] on the ninetieth stair, or the [eightieth|seventieth]. “I’ve never got to the [whole number|end|top],” he [said|sobbed]. “I [drop|doze] off, I [roll|bounce] down, and I’m [nought|nothing] again.”',
      ],
      [
        plants(
          'pebbles',
          '{Hero} leaned down to him and laid a [pebble|bean|crumb] on [each|every] step, so that no number could [get away|slip off]. It [came to|was] {stairs}. {Mouse} said it [softly|twice|alone], and then to [everybody|all four walls].',
        ),
        '“You count the [odd|even] ones,” said {hero}, “and I’ll do [the rest|the others].” And so they went up, like a pair of [shoes|socks], and met at the top, at {stairs}. {Mouse} had to [sit|lie] down.',
        '“What do you need it for?” asked {hero}, at [ninety|eighty]. {Mouse} thought. “To be able to [stop|sleep|know where I am],” he said. Then they counted the rest together, up to {stairs}, [slowly|one by one], for the last time.',
      ],
      when('together', ifRoom('He even counted {others}, [twice|by mistake].')),
      asideHere('way', {
        person: ['{Friend} wrote the number on a [sleeve|wall], in case it was [called for|ever mislaid].'],
        pet: ['{Friend} lay down across the [sixtieth|fortieth] stair, and had to be counted, too.'],
      }),
      [
        '“[Mind|Watch] the [wobbly|fifth|singing] one!” [called|cried] a voice from above. “You’re not [sitting down|going down again], are you?”',
        '“I can hear your [feet|breathing]!” called {dragon}. “[It is you, isn’t it|You are coming up, and not down]?”',
      ],
      '¶{refrain}',
    ],
    top: [
      [
        'The last door was not locked, and never had been. Behind it stood {dragon} the dragon, no taller than a [table|rocking horse|wall clock], beside a suitcase [older than spoons|tied up with rope], and he shone so that {hero} saw {their} own [red|tired] face in his tummy.',
        '{Dragon} the dragon was not what one expects. He was about as large as an [armchair|old sofa], his suitcase was [packed|strapped], and he said “At last,” and then said it [again|once more, better], because the first had come out [badly|with smoke].',
        'Behind the last door was a [round|warm|swept] room, in which {years} of [waiting|tidy dust|letters] had gathered, and in the middle stood {dragon} the dragon, beside a suitcase that was [tied up|packed|bigger than he was]. “[I couldn’t believe the footsteps|Come in, keep your shoes on|You’ve arrived],” he said, and [cleared his throat|blushed|bowed].',
      ],
      when('together', ['Behind {hero} came {others}, too out of breath to [cheer|bow].']),
      takes('form', {
        knee: [
          [
            given(
              'not seated',
              '{Hero} went down on one knee, [as it said in the letter|because of the rules]. “[You’re rescued|I rescue you],” {they} said. “[Coming|Shall we go|Ready|Shall we|Are you coming]?” “[Very good|So close|Nearly perfect],” said {dragon}, and did not [move|stir|budge]. “Only [it ought to be the other knee|one kneels more slowly|one kneels rather longer]. Shall we [start|begin] again, from the [bottom|gate|first step]?”',
              '“[You’re rescued|You are saved],” said {hero}, on one knee, [as requested|as the letter asked]. “[Shall we go|Shall we be off|After you, or after me|Are you ready|Will you come|There’s the door, shall we]?” “[Gladly|With joy|With all my heart],” said {dragon}, and stayed where he was. “There is just one thing: [it ought to be the other knee|one kneels more slowly|one kneels rather longer]. [If you’d care to|If one might just|Could we just] [start again|go down again|try it again|begin again][| below|, from the gate]?”',
            ),
            given(
              'seated',
              'A wheelchair does not kneel, so {hero} bowed instead, very low, [as it said in the letter, nearly|because of the rules]. “[You’re rescued|I rescue you],” {they} said. “[Coming|Shall we go|Ready|Shall we|Are you coming]?” “[Very good|So close|Nearly perfect],” said {dragon}, and did not [move|stir|budge]. “Only [it ought to be lower|one bows more slowly|one bows rather longer]. Shall we [start|begin] again, from the [bottom|gate|first step]?”',
            ),
          ],
        ],
        trumpet: [
          [
            '{Hero} rolled up the letter and blew through it like a trumpet. “[You’re rescued|I rescue you],” {they} said. “[Coming|Shall we go|Ready|Shall we|Are you coming]?” “[Very good|So close|Nearly perfect],” said {dragon}, and did not [move|stir|budge]. “Only [it ought to be twice|you should blow it higher|you should blow it longer]. Shall we [start|begin] again, from the [bottom|gate|first step]?”',
            '“[You’re rescued|You are saved],” said {hero}, and [tooted|blew] through the rolled-up letter, having no trumpet. “[Shall we go|Shall we be off|After you, or after me|Are you ready|Will you come|There’s the door, shall we]?” “[Gladly|With joy|With all my heart],” said {dragon}, and stayed where he was. “There is just one thing: [it ought to be twice|you should blow it higher|you should blow it longer]. [If you’d care to|If one might just|Could we just] [start again|go down again|try it again|begin again][| below|, from the gate]?”',
          ],
        ],
        rhyme: [
          [
            '“[Come with me, the road is free|The door is wide, so come outside],” said {hero}, [as it had to rhyme|out of breath, but in rhyme]. “[Very good|So close|Nearly perfect],” said {dragon}, and did not [move|stir|budge]. “Only [it ought to be longer|one says it rather more sadly|it should have two rhymes]. Shall we [start|begin] again, from the [bottom|gate|first step]?”',
            '“[I’m at your door, so wait no more|The sun is low, it’s time to go],” said {hero}, [since it had to rhyme|as the letter asked]. “[Gladly|With joy|With all my heart],” said {dragon}, and stayed where he was. “There is just one thing: [it ought to be longer|one says it rather more sadly|it should have two rhymes]. [If you’d care to|If one might just|Could we just] [start again|go down again|try it again|begin again][| below|, from the gate]?”',
          ],
        ],
      }),
      asideHere('trouble', {
        person: [
          '“I’ve counted,” said {friend}, [on the floor|from the floor]. “I’m made of [stairs|knees] now.”',
          '{Friend}, who had only just [arrived|caught up], sat down on the floor [with a bump|and stayed there].',
        ],
        pet: [
          '{Friend} had [gone to sleep|curled up] on the suitcase, and [would not be moved|clearly thought that settled it].',
        ],
      }),
      more(
        'There was a [line|groove] in the floor where he had walked to the door and [back|not further].',
        'The room smelled of [matches|warm iron|wax] and [lavender|old letters|tea].',
      ),
    ],
    again: [
      [
        given(
          'form:knee',
          'So {hero} went down {stairs} stairs and came up {stairs} stairs, and did it the [other|second|left] way round. “[Charming|Superb|Moving],” said {dragon}. “And now with [a smile|a look at the ceiling|your head higher]?”',
          'The second rescue was too [quick|stiff|high], the third was too [late|early], and at the fourth {hero} was on [a nail|the wrong rug]. “It’s not you,” {dragon} [assured|told] {them}. “It’s the [form|style|light].”',
        ),
        given(
          'form:trumpet',
          'So {hero} went down {stairs} stairs and came up {stairs} stairs, and [tooted|blew] [twice|higher|longer]. “[Charming|Superb|Moving],” said {dragon}. “And now a little more like [gold|a sunrise|the end of summer]?”',
          'The second blast was too [loud|cheerful|short], the third was too [late|early], and the fourth would have been [perfect|the best so far] but for a [draught|hiccup|pigeon] in it. “It’s not you,” {dragon} [assured|told] {hero}. “It’s the [form|style|light].”',
        ),
        given(
          'form:rhyme',
          'So {hero} went down {stairs} stairs, found two more [lines|rhymes] on the way, and came up {stairs} stairs and said them. “[Charming|Superb|Moving],” said {dragon}. “And now [sadder|with an owl in it|in the past tense]?”',
          'The second verse was too [loud|cheerful|short], the third was too [sad|long], and the fourth would have been [perfect|the best so far] but for [one word|a hiccup|a pigeon]. “It’s not you,” {dragon} [assured|told] {hero}. “It’s the [form|style|light].”',
        ),
      ],
      [
        'He [turned|went through] the pages [quickly|with great zeal] for one more rule, and never once [looked|glanced] at the door.',
        'He said that nobody wanted it more than he did, and moved [a step|two steps] further into the [corner|room].',
        plants(
          'luggage',
          'And then there was his packing. He opened a cupboard on {luggage}, and [thought|said] it [would|should] not take more than [a week|a month|three days].',
        ),
      ],
      asideHere('trouble', {
        person: [
          '“He doesn’t want it [better|prettier],” said {friend} in {hero’s} ear. “He wants it [later|tomorrow|never].”',
          '“Have you [seen|noticed],” whispered {friend}, “that he never [goes near|looks at] the door?”',
        ],
        pet: ['{Friend} lay across the doorstep, half in and half out, to show how [easy|simple] it was.'],
      }),
      more(
        '{Hero} had [long |]stopped [counting|feeling] the stairs. The stairs, {they} felt, had not [stopped counting|forgotten|finished with] {them}.',
        'In books, the [rescuing|climbing] takes [half a page|three lines].',
      ),
    ],
    low: [
      [
        'The [light|day] was [going|nearly gone|thin and brown]. {Dragon} read out one more rule, and {hero}, who was about to say something [sharp|loud|long], looked over the dragon’s wing at the page. It was [blank|empty], [and it|and] [shook|rattled], though there was no [wind|draught].',
        'Outside it grew dark, and the room turned [blue|dim|cold]. “[One more|The last rule],” said {dragon}, and [read|began], and {hero} saw that the ink was still [wet|running]. {They} looked at the claws that held the page. They were trembling[, all ten| a little| like leaves].',
        'The [light|day] was [going|nearly gone]. {Hero} was [just about|about] to say something [sharp|loud|long] about rules. Then {they} [saw|noticed] the [tail|tip of the tail]. It lay where {dragon} [thought|hoped] that no one would [look|see], and it was trembling like a [string|leaf].',
      ],
      takes('fear', {
        egg: [
          '“When were you last [outside|under the sky|on the grass]?” {they} [asked|wanted to know]. “I remember a [smell|sort of smell], and it was green,” said {dragon}. “And then [a shell|a ceiling|stairs]. [I may have been|Perhaps I was] [an egg|an egg at the time|very young].”',
        ],
        edges: [
          '“It isn’t [the rules|the stairs|the form], is it?” [asked|said] {hero}[| softly| at last]. {Dragon} was [silent|quiet] for a long time. “From [here|in here|the window] the sky has [edges|a frame],” he said. “[I don’t know|I can’t tell] how big it is [really|without one|out there].”',
        ],
        use: [
          '“And if I come out,” [said|asked] {dragon}, very low, “and they look at me and ask: yes, but [what is it good for|what do we need it for|what can it do]?”',
        ],
      }),
      ifRoom(
        'You can’t [drag|pull] somebody over a [doorstep|sill] and [call it|say that was] a rescue. {Hero} [stayed beside him|stayed close by him|did not leave his side|sat down beside him], and [for once nobody mentioned a rule|leaned on his side, and did not argue|said nothing at all].',
        '{Dragon} had written that letter, it turned out, [every|each|every single] [Sunday|spring|birthday]. This was just the first one he had [let fly|thrown|let out of the window].',
      ),
      asideHere('trouble', {
        person: ['{Friend} opened {friend.their} mouth, looked at {dragon}, and [closed it again|sat down instead].'],
        pet: [
          '{Friend} leaned against the dragon’s [leg|side], and felt it [shake|tremble], and [stayed|leaned harder].',
        ],
      }),
    ],
    help: [
      [
        'So {hero} went down without him, [slowly|thinking], one stair at a time.',
        '{Hero} [left|put] the rules on the top stair and went down without him, [slowly|one stair at a time].',
        'There was nothing to be said to that, and {hero} went down [without him|empty-handed], [slowly|step by step].',
      ],
      when('together', ['{Others} came, one step [behind|higher].']),
      asideHere('turn', {
        person: [
          '“We could [push|carry] him,” said {friend}, [behind|on the stairs]. “Would you like to be [pushed|carried]?” asked {hero}.',
          '“And now?” asked {friend}, [behind|on the stairs]. “Now I don’t know,” said {hero}, who had never [said|had to say] that before.',
        ],
        pet: ['{Friend} went ahead to where the [dark|dusk] began, and [sat down there|would not go on].'],
      }),
      TURN,
      [
        '¶In the courtyard it was [quite dark|as dark as behind a curtain], and you could no longer see the gate, or the path. “{Dragon}!” [called|shouted] {hero}, and it was no [trick|game]. “I can’t see my [way|own feet]. I need to be [rescued|fetched]!”',
        '¶{Hero} waited by the bottom step, since there was no [seeing|finding] the next thing to step on. “{Dragon}? [It’s me|Me again|It’s only me],” {they} called. “I [can’t|don’t know how to] [get|find the way] home. [Would|Could] you [rescue|come and fetch] me, please? By [any rule|whatever rule] you like.”',
        '¶It’s one thing to [climb|go up|get up] a tower by [daylight|day|sunlight|the light of day]. It’s another to find a [hole in a wall|gate|way out] at night, on a hill full of [stones|thistles|holes]. “I need help,” {hero} [called|shouted] up into the [dark|black], “and you’re the only one who [glows|has a light in him]!”',
        given(
          'want:books',
          '¶It was [quite dark|as dark as behind a curtain] in the courtyard. “It isn’t in [any of the|one of the] books,” called {hero}, [up|loudly] from the bottom step, “but I’m the rescuer, and I [need|have] to be [rescued|fetched]!”',
        ),
      ],
      [
        '[Nothing|No sound|At first nothing]. Then {keeper1} passed it on to {keeper2}, and {keeper2} passed it up, and a long way above a suitcase was [dropped|put down].',
        'It was so [quiet|still] that [one|they] could hear somebody up there [think|stop trembling].',
        'A [small|single|shy] light went on in the [tower|window]. It went out [with a cough|shyly|twice], and it came on [again|again, and stayed|again, one stair lower].',
        '“You need,” said a voice, [slowly|after a while], “a [dragon|rescuer]?” It [sounded as if it were|seemed to be] [measuring|tasting|trying on] the word.',
      ],
    ],
    coming: [
      '{refrain} [It was not {hero’s} voice|And {hero} had not said a word|This time it came from above|Nobody in the courtyard had said it|And it was coming downstairs|It came from the tower|It was another voice].',
      [
        '¶And [he came|he did come|down he came|then he came]. He took the stairs [three|four] at a time, past {keeper1}, who [saluted|dropped everything], past {keeper2}, who had never been [passed|overtaken] in that direction, with a flame [before him|on his tongue] as [steady|clear] as a [candle in a still room|lamp in a window|star].',
        '¶{Stairs} stairs! {Dragon} had not gone down them in [his life|all those years]. Now he [took|did] them in one [breath|clatter], without the suitcase and [without|quite forgetting] the rules. {Keeper1} and {keeper2} [ran|hurried|tumbled] after the [glow|light|flame].',
        given(
          'told:luggage',
          '¶{Stairs} stairs! {Dragon} had not gone down them in [his life|all those years]. Now he [took|did] them in one [breath|clatter], with a flame [before him|on his tongue], and without {luggage}. {Keeper1} and {keeper2} [ran|hurried|tumbled] after the [glow|light].',
        ),
        '¶First there was a [light|flame], then a [nose|horn], and then the whole of {dragon}, without his [suitcase|rules|list]. Behind him came {keeper1}, and behind them {keeper2}, and nobody in {castle} had ever [seen|dreamed of] [that|such a thing] before.',
      ],
      [
        '“Are you [hurt|cold]? Are you frightened? It’s only the dark,” he panted, “and I’ve had a great deal of [practice|experience] with it.” And he put a wing round {hero}, [a little inside out|like a tent|as warm as a blanket].',
        given(
          'form:knee',
          '“I came as I was,” said {dragon}, and put a wing round {hero}. “I know one ought to kneel. I’ll do it [properly|better] next time.” “It was [perfect|just right],” said {hero}, and [took hold of|held] his [claw|warm claw].',
        ),
        given(
          'form:trumpet',
          '“I came as I was,” said {dragon}, and put a wing round {hero}. “I know one ought to blow a trumpet. I’ll do it [properly|better] next time.” “It was [perfect|just right],” said {hero}, and [took hold of|held] his [claw|warm claw].',
        ),
        given(
          'form:rhyme',
          '“I came as I was,” said {dragon}, and put a wing round {hero}. “I know one ought to rhyme. I’ll do it [properly|better] next time.” “It was [perfect|just right],” said {hero}, and [took hold of|held] his [claw|warm claw].',
        ),
        '“You are rescued,” said {dragon}, out of breath, in a [deep|shaking] voice, with a wing round {hero}, and [he |]looked [about|round] to see who had [said that|spoken].',
      ],
      aside('turn'),
      more(
        '[Nobody|No one] [mentioned|looked at|asked for|missed] the rules. They lay on the top stair, and a [draught|moth|moonbeam] was reading them.',
      ),
    ],
    out: [
      [
        '“{Dragon},” asked {hero}, [halfway down|not far down|nearly down] the [hill|path|slope], “where’s [your castle|your castle now]?” {Dragon} looked round. It was behind them, [far off|small|small and far off]. He had walked out of it [without noticing|and never noticed]. He opened his mouth, and no [word|rule|spark] came.',
        '“Mind the [sill|step|stone],” said {dragon}, and [breathed|puffed] a [little|small] flame to light it. [Ten|Nine|Seven] steps later he [stood still|stopped]. “That,” he said, “was [the gate|the last sill|my doorstep].” He raised his head, and there was [nothing there|nothing up there|nothing over it|no roof] at all, and it was full of [stars|light|everything].',
      ],
      when('together', when('not adults', ['{Others} [said nothing|kept quite still].'])),
      takes('fear', {
        egg: [
          [
            'He put his nose down to the grass. “That’s the green,” said {dragon}. “It smells [just the same|as it did]. It must have [waited|waited, too|been here all along].”',
            '{Dragon} sniffed, and [sniffed again|shut his eyes]. “[There it is|That’s it|There], the green,” he [said|breathed]. “I [thought|was afraid] I had [dreamed it|read it somewhere|made it up].”',
          ],
        ],
        edges: [
          [
            '“It hasn’t any [edges|frame],” said {dragon}. And after [a minute|a while|two stars]: “[It doesn’t seem to need any|It seems to do without|And it holds all the same].” His tail lay on the [grass|clover|path], quite still.',
            '“I thought it would [fall on|sit on|laugh at] me,” said {dragon}. “It [only|just] [stands|hangs] there, without any [edges|frame]. I might [get used to it|grow fond of it|make friends with it].”',
          ],
        ],
        use: [
          [
            '{Dragon} waited to be frightened, but had no claw free for it. “If [anybody|anyone] asks what I’m for,” he said, “[say|tell them] I’m holding the [light|light just now].”',
            '“[Nobody’s|Nobody has] asked what I’m [for|good for],” said {dragon}[|, after a while]. “You’re the only light [we’ve got|there is],” said {hero}. “A bit [higher|lower], please.” And he did, and was [very proud|as proud as a lighthouse].',
          ],
        ],
      }),
      adult('end'),
    ],
    way: [
      [
        'They went down in a [procession|long line]: {dragon} ahead, [glowing|alight] like a [stove with the door open|paper lantern]; then {hero}; then {keeper1}, who had [never|not] been off duty before and did not know what to do with [so much evening|an open gate].',
        '“[Root|Rabbit hole],” {dragon} announced. “[Thistle|Loose stone]. Small [frog|snail], let him pass.” No path has ever been so [thoroughly|tenderly|completely] lit. Behind him {keeper1} and {hero} put their feet [exactly|only] where he said, because it made him so [happy|proud].',
      ],
      [
        '“I appear to be [useful|good at it],” he said, when he thought that nobody was listening, and he said it once more, [a little slower|so as to hear it himself|for the road].',
        '{Keeper2} wanted to know if one could be rescued [as well|too], some time, from something [small|not too damp]. {Dragon} said he would [look|see] what he had [free|in May].',
        '“What does one [do|say],” he asked, “when it’s [over|done]?” “You say: [any time|you’re welcome|my pleasure],” said {hero}. He [practised|said] it all the way to the [road|bridge].',
      ],
      aside('way'),
      more(
        'An owl, a [real|wild] one, [stared|asked who]. “A rescue,” {dragon} [told|informed] it. “[Stand back|In progress|Make way|First of its kind].”',
        '[Twice|Once] he looked [back|round] at the tower. It had got [small|quite small], and [friendly|rather dear].',
      ),
    ],
    home: [
      [
        '[Where the path ended|At the end of the path|Where the path stopped|Where there was no more path], {dragon} asked what one does now. “[One hugs|Then one hugs|One hugs somebody|Now one hugs],” said {hero}, and did. It was like hugging a loaf [fresh from the oven|that purrs]. He kept [quite|so|very] still, not to [spill|lose] any.',
        'At the foot of the hill {hero} hugged {dragon}, and it was like hugging a [teapot|loaf|small stove], hot and round. “Was it by the book?” he asked. “[No|Not at all|Not a bit],” said {hero}, “it was [better|nicer|quicker].”',
        '“[Here’s where I live|That’s my door],” said {hero} at the foot of the hill, and hugged {dragon}, “so I’m [saved|rescued].” Then {dragon} went back to {castle}, burning a [small|round] hole in the dark as he went, and left the gate [open|wide open].',
      ],
      when('giver', [
        '{Hero} had taught him {giver’s} song [against|for] the dark, and he sang it [all the way|rather flat|to the gate].',
        '{Hero} had taught him {giver’s} song [against|for] the dark[|, twice|, all of it].',
      ]),
      adult('end'),
      more(
        'He slept that night on the [grass|wall], they say, on the [outer|far] side of it, with one [claw|wing] on the [door|step], for company.',
      ),
    ],
    note: [
      takes('want', {
        somebody: [
          [
            '¶[Next morning|In the early light|At sunrise] a [new|singed|warm] paper plane [came|looped|sailed] down: “I have {day} free, and nobody here is in any [trouble|difficulty]. [Could|Would] you be? {Dragon}, rescuer.”',
            '¶[Next morning|In the early light|At sunrise] a [new|singed|warm] paper plane [came|looped|sailed] down: “[All|I see that all] my life I have wanted to rescue somebody. Are you [lost|stuck] on {day}? {Dragon}.”',
          ],
        ],
        beetle: [
          [
            '¶[Next morning|In the early light|At sunrise] a [new|singed|warm] paper plane [came|looped|sailed] down: “I have [saved|rescued] a beetle, which had not [asked|wanted it]. Could you be [lost|stuck] on {day}? {Dragon}, rescuer.”',
          ],
        ],
        books: [
          [
            '¶[Next morning|In the early light|At sunrise] a [new|singed|warm] paper plane [came|looped|sailed] down: “No book says that one is rescued [just|only] once. [Are you|Could you be] [lost|stuck] on {day}? {Dragon}.”',
          ],
        ],
      }),
      when('adults', ['{Adults} read it [out|aloud|twice].']),
      aside('end'),
    ],
    last: [
      [
        '¶The sun was hardly up when a paper plane came down from {castle}, [slightly|a little] [singed|burnt], with a loop that was pure [joy|showing off], and {hero} [caught it|reached for it].',
        '¶Next morning {hero} [waited|was] on the hill [before breakfast|in {their} socks|with {their} bread], and [there|here] it came: a paper plane, a little [singed|burnt], [in loops|doing loops|looping the loop].',
      ],
      takes('want', {
        somebody: [
          [
            '“[Dear|Dearest] {hero},” it [said|ran|began], “all my life, as I [now see|find], I have wanted to rescue somebody. I have {day} free, and nobody here is in [any trouble|trouble at all]. Could you be? {Dragon}.”',
            '“[Dear|Dearest] {hero},” it [said|ran|began], “[nobody|not one person] on this hill is in any [trouble|difficulty], and I am free on {day}. [Could|Would] you [kindly|perhaps] be [lost|stuck]? {Dragon}, [rescuer|dragon, out of doors].”',
          ],
        ],
        beetle: [
          [
            '“[Dear|Dearest] {hero},” it [said|ran|began], “so far I have rescued [one person, you|you]. There is a beetle on my [step|sill], but it won’t [ask|say please]. Are you [in trouble|stuck] on {day}, [by any chance|perhaps]? {Dragon}.”',
            '“[Dear|Dearest] {hero},” it [said|ran|began], “I have [saved|rescued] a beetle, which did not [want it|care for it]. Could you be [lost|in trouble] on {day}? You [do it|did it] so [well|much better]. {Dragon}, [rescuer|dragon, out of doors].”',
          ],
        ],
        books: [
          [
            '“[Dear|Dearest] {hero},” it [said|ran|began], “I have [been|looked|read] through all the books, and nowhere does it say that one is rescued only once. Is {day} any [good|use] to you? {Dragon}, [rescuer|dragon, out of doors].”',
            '“[Dear|Dearest] {hero},” it [said|ran|began], “some rescue and some are rescued, and on {day} I could do with another [turn|go]. Or would you [rather|like to]? {Dragon}, [either one|dragon, out of doors].”',
          ],
        ],
      }),
      ifRoom(
        given(
          'form:knee',
          '“[Stuck|Lost|In trouble] [at four|at noon|from three on|after school],” {hero} wrote on the back. “You [needn’t|don’t have to|mustn’t] [kneel|kneel, or bow|kneel this time].”',
        ),
        given(
          'form:trumpet',
          '“[Stuck|Lost|In trouble] [at four|at noon|from three on|after school],” {hero} wrote on the back. “[No trumpet|Leave out the trumpet|Never mind the trumpet|Without the trumpet, please].”',
        ),
        given(
          'form:rhyme',
          '“[Stuck|Lost|In trouble] [at four|at noon|from three on|after school],” {hero} wrote on the back. “It [needn’t|doesn’t have to] rhyme[| this time|, you know].”',
        ),
      ),
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '“It doesn’t say how many [rescuers|people],” said {friend}, [reading|over {hero’s} shoulder]. “I’ll be the [army|crowd].”',
        '“If it’s a trap,” said {friend}, “it’s a very [polite|well-spelled] one.”',
        '{Friend} [saluted|greeted] the stone knight, in case he was [somebody|listening].',
      ],
      pet: [
        '{Friend} walked in as if {friend} had [bought|inherited] the place.',
        '{Friend} [sniffed|read] the first corner of the courtyard with [deep|great] attention, and [sneezed|signed it].',
      ],
    },
    way: {
      person: [
        '“I’d like it [noted|written down],” said {friend}, “that I was [brave|here] too.”',
        '{Friend} ticked it off with a bit of [chalk|charcoal], and [drew|added] a small [crown|star].',
        '“Is it just me,” said {friend}, “or is everyone here a bit [lonely|bored]?”',
        '“This isn’t how it goes in [books|films],” said {friend}, [pleased|stepping over a beetle].',
        '{Friend} shook everybody’s [claw|hand] and promised to [write|come back].',
      ],
      pet: [
        '{Friend} had taken no part, but now accepted [thanks|the applause].',
        '{Friend} was [stroked|admired] all round, which held things up [a good deal|for a while].',
        '{Friend} lay down until it was [over|settled], with {friend.their} chin on somebody’s [foot|tail].',
        '{Friend} [led|went on ahead], tail up, like the one who had [planned|thought of] all this.',
      ],
    },
    trouble: {
      person: [
        '“I’ve counted,” said {friend}, [on the floor|from the floor]. “I’m made of [stairs|knees] now.”',
        '“He doesn’t want it [better|prettier],” said {friend} in {hero’s} ear. “He wants it [later|tomorrow].”',
        '{Friend} sat down on the suitcase. “Wake me,” {friend} said, “when it’s [right|correct].”',
      ],
      pet: [
        '{Friend} lay across the doorstep, half in and half out, to show how [easy|simple] it was.',
        '{Friend} leaned against the dragon’s leg, and felt it [shake|tremble], and [stayed|leaned harder].',
      ],
    },
    turn: {
      person: [
        '“He forgot to be [scared|afraid],” whispered {friend}. “Don’t [tell|remind] him.”',
        '“Rescued by a dragon,” said {friend}. “I’m never [doing|having] it any other way.”',
      ],
      pet: [
        '{Friend} ran round him [nine|seven] times, [barking|singing], and bit the dark, once, for [luck|good measure].',
        '{Friend} smelled smoke, [joy|warm dragon], and something like [toast|home], and sat down on his foot.',
      ],
    },
    end: {
      person: [
        '“I could be in a [tree|well],” {friend} offered. “I’m good at [stuck|trees].”',
        '{Friend} was writing a list of [dangers|troubles], with a [map|timetable].',
      ],
      pet: [
        '{Friend} ate the [envelope|stamp], and nobody [minded|could be cross].',
        '{Friend} was waiting by the door, [prepared|quite prepared] to be rescued from [anything|lunch].',
      ],
    },
  },
  adults: {
    start: [
      '“There’s nobody up there,” said {grownUp}, eyes shut, “and hasn’t been since the [plague|drains].”',
      '“Be back before [dark|supper],” said {grownUp}, from under the [map|guidebook].',
      '{GrownUp} was reading out the history of the castle, and so [noticed|saw] nothing at all.',
    ],
    end: [
      '“I was about to [come|send someone] up there,” said {grownUp}, and saw who held the [light|lamp], and [said|added], after a while, “[Good evening|How do you do].”',
      '{GrownUp} shook {dragon} by the claw and thanked him for bringing {hero} home. It was [warm|a very warm moment]. A sleeve [smoked|smouldered].',
      '“You’re late,” said {grownUp}. “I was rescued,” said {hero}. {GrownUp} looked at the [dragon|flame]. “So I [see|gather],” said {grownUp}.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
