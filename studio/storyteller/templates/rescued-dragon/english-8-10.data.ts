/** The rescued dragon in English for readers of 8 to 10. */
import { adult, aside, HABIT, ifRoom, more, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/rescued-dragon/english-traits.data.ts';

export const english810: BandText = {
  refrains: [
    '“[Hold on|Sit tight|Have courage|Chin up]! [Somebody|Someone] is [coming|on the way], and it’s [me|only me, but it’s me]!”',
    '“[Stay where you are|Don’t go away|Keep calm]! I’m [coming|on my way], as fast as the [stairs|steps] [allow|will let me]!”',
    '“[Hold on|Courage|Don’t despair]! I’m coming to [rescue|save] you, [more or less|stair by stair|ready or not]!”',
  ],
  beats: {
    open: [
      [
        '{Party} had got as far as the [cheese|second {treat}] when a paper plane came out of the tower of {castle}, [circled|looped] once, like a [waiter|gull] choosing a table, and [landed|settled] in the mustard.',
        'It is well known that nobody lives in {castle}, so it was [odd|interesting] that a paper plane should [leave|sail out of] its topmost window and [come down|land] beside {party}, [nose first|in the butter|as if expected].',
        'There was one tower left of {castle}, and one window left in the tower. {Party} [happened|chanced] to be [looking at|eating under] it when a [yellow|stiff old] paper plane came [out|wobbling out].',
        '{Castle} had been empty for so long that even the [ghosts|echoes] had [moved|gone to town]. That was what {party} [had been told|had read], at any rate, up to the [moment|second] the paper plane [arrived|came].',
      ],
      { more: HABIT },
      more(
        'Thyme grew in the [ballroom|bath], and swallows went in and out of the [treasury|throne room] as if they [had the keys|were paying rent].',
        'The guidebook gave it [half a page|two lines]: one [well|moat] (dry), one [king|curse] (forgotten), [excellent|fair] views.',
        'The wind went round the walls trying all the [doors|handles], as it must have done [every day|each afternoon] for [centuries|hundreds of years].',
      ),
      adult('start'),
    ],
    letter: [
      [
        '“Dear [Somebody|Passer-by],” it said, in [brown|spidery] ink. “I have now waited {years} and feel that I am [ready|as ready as I’ll be]. [Kindly|Please|Pray] rescue me[| soon| when you can]. [Rules enclosed|See rules, overleaf|There are rules]. Yours, {Dragon}, [a dragon|dragon, top floor].”',
        '“To be [rescued|fetched]: one dragon,” it [said|read], “in good condition, [one careful owner|little used]. Waiting {years}. Kindly [apply|come up] by the [front stairs|usual way], and bring the rules. {Dragon}.”',
        '“[Forgive|Excuse] my writing out of the blue,” it [began|ran], “but I should like to be rescued [at your convenience|before winter]. It has been {years}, and one gets [stiff|dusty]. {Dragon} (dragon).”',
      ],
      ifRoom(
        'In all the [books|tales] {hero} knew, it was the dragon who did the [guarding|locking up]. Nobody had ever [asked|thought to ask] whether it might care to [leave|be fetched].',
        'The rules took up [eleven|nine] pages, with [footnotes|diagrams]. {Hero} read [them all|the first], [swallowed|nodded], and [did up|tightened] {their} shoes.',
        'It was [signed|stamped] with a [claw|scorch mark]. {Hero} had not had any [plans|great plans|plans to speak of] for the [afternoon|day]. Now {they} [had one|did|{hero|was|was|were} booked up].',
      ),
      when(
        'interest',
        more(
          '“And I am [told|quite sure] that I would enjoy {interest},” it [added|said], “if somebody were to [explain|bring] it.”',
        ),
      ),
    ],
    gate: [
      [
        'Rule one [demanded|asked for|called for] a [bold|brave|noble] step. {Hero} took [several|nine], of which [two|one or two] were bold, and came into a courtyard full of [nettles and echoes|warm stones and silence].',
        'The gate had not been [opened|asked to open] for so long that it had forgotten [how|which way], and it took {hero} a [shoulder|good push] and some [kind words|pleading] to get [through|by].',
        '{Hero} walked in under the [gate|arch] with the rules held out in front, [as one carries|like] a [very full cup|cake with candles], past a stone knight whose [nose|sword] was a [nest|nail].',
      ],
      [
        '“A [rescuer|guest|visitor]?” [called|cried] a voice from above, in some [excitement|alarm]. “A [real|live|proper] one? With [the current|the latest|all the] rules? [Heavens|My goodness|Dear me|Oh, my scales]. And [I’m still|me still] in my [slippers|second-best scales|apron].”',
        'High in the tower a green [snout|face] showed itself, [vanished|withdrew], and showed itself again with a [bow tie|comb]. “[Good afternoon|How do you do|Delighted|At last]!” it called. “Do [begin|start] [at the beginning|with number two]!”',
        '“Kindly [note|observe] the order of events,” [called|said] {dragon} from the window, as if this [happened|came up] every [week|Thursday]. “First [come |]the [perils|dangers|frights]. Then the [stairs|climb|puffing]. Then [me|I|myself].”',
      ],
      aside('start'),
      more(
        'It was the [politest|most correct] [adventure|peril] {hero} had ever been in.',
        'Something up there was [humming|tidying up], [rather fast|off key].',
      ),
    ],
    duck: [
      [
        '[Rule|Peril|Number] two was the monster of the [moat|terrible moat]. The moat had [shrunk|dwindled] to the size of a [tablecloth|bathmat], and the monster, {duck} the duck, stood in it up to her [knees|ankles] and [did her best|looked dreadful]. “I [used to have|once had] [waves|depth|an echo],” she [said|added].',
        '“I must ask you to be [terrified|appalled],” said {duck} the duck, monster of the moat, from the middle of a [puddle|pond no bigger than a bed]. “It needn’t be [long|for long|loud]. It’s [just|only] that nobody [has been|bothers|screams], since the [siege|flood].”',
      ],
      [
        '{Hero} [screamed|shrieked|let go a scream]. It was a scream with [everything|three parts] in it, and it took [moss|a tile] off the wall. {Duck} had to [dab|wipe] her eyes. “That,” she [said|sighed], “was [professional|worth the wait|art].”',
        'So {hero} clutched {their} heart, [staggered|reeled], begged for [mercy|{their} life], and [fainted|sank] into the nettles, which was [the only real pain in it|going rather far]. “You’re too [good|kind],” said {duck}, [pink|glowing] to the beak.',
        '“Oh no,” [cried|howled] {hero}, “[those teeth|that beak]!” “[Have I|Do you think]?” asked {duck}, and looked at herself in the [puddle|moat] in quite a [new|different] way.',
      ],
      aside('way'),
      ifRoom(
        '“[Nobody’s|No one’s] been [eaten|hurt], I hope?” came a [worried|small] voice from [the tower|on high].',
        'Above, a [window|shutter] [rattled|squeaked|flew open]. “Are you [still|quite] with us?” called {dragon}.',
      ),
      '¶{refrain}',
    ],
    goose: [
      [
        'The guard was {goose} the goose, and she had been told to stay [awake|at her post] until she was [relieved|thanked]. That had been {years} ago. “[Password|The password|The word],” she said, [swaying|drooping] a little. “I [don’t|can’t] [know|recall] it myself, but I’ll [know|recognise|spot] a wrong one.”',
        '{Goose} the goose stood before the door on her left foot, to [spare|save] the right. “No one [passes|enters],” she said, “and I can’t sit [down|for a second], because then who’d [guard|be on guard]? I’ve been [through it|over it] in my head, [many times|a good deal|back and forth].”',
      ],
      [
        '“I’d guard,” said {hero}, and took her [flag|place], and stood there for [a quarter of an hour|twelve minutes], letting in [nobody|one beetle, with papers]. {Goose} lay down flat. The [sigh|sound] she gave made the [ivy|door] tremble.',
        '{Hero} looked as grim as [possible|a portrait] and guarded the door, while {goose} put both feet in the [fountain|bucket] and said [things|words] that guards [never|don’t] say, such as [bliss|ooh].',
        '“[Please|Oh, please|Could we, please],” [said|asked] {hero}. {Goose} [went stiff|stared]. “That was [it|the one],” she [breathed|whispered|honked]. “That was the [password|secret word|very word]. All those [armies|knights], and not one of them [said it|thought of that].”',
      ],
      aside('way'),
      ifRoom(
        '“You’ve gone [quiet|silent|thoughtful] down there,” called {dragon}, [uneasily|from very far up].',
        'From the [tower|window] came a [cough|clink|clearing of the throat]. “You [haven’t|have not] [gone home|changed your mind|sat down for good|fainted]?”',
      ),
      '¶{refrain}',
    ],
    owl: [
      [
        '[There was to be|Now came|Next there would be|The rules called for] a [riddle|riddle, a hard one]. {Owl} the owl [opened|blew the dust off] a large book, [cleared his throat|put on a look], and turned quite pale. The [moths|mice|beetles] had [eaten|had] the [second half|answers]. “What,” he [read|began|boomed], “goes on [four|nine] legs in the morning and… [that’s all|and here’s a hole|the rest is moth|oh].”',
        '“I ask,” said {owl} the owl, “you answer, and I say [wrong|alas]. That’s how [it’s|it has been] [done|always done|played].” He [looked at|folded|studied] his [claws|toes|wings]. “The [fact|truth] is that I never [knew|learned|heard] the answers either. It has [weighed on|worried|spoiled things for] me[|, at night|, rather].”',
      ],
      [
        '“A [cow on a sofa|piano being moved],” said {hero}, without [blinking|a pause]. {Owl} [tried|turned] it this way and that. It [fitted|worked] [everywhere|perfectly|like a sock]. “Of course,” he [murmured|said], and wrote it in [twice|with a flourish].',
        'So they made a new one, {hero} the [front|first half] and {owl} the [back|end], and it was so [hard|good] that neither of them could [solve|do] it. {Owl} had not been so happy since the [dark ages|fire].',
        '“You [don’t have|needn’t bother] to [know|have it] all,” said {hero}. “You [could|might] just [ask|wonder|chat].” {Owl} shut the book [slowly|with care]. “And that’s [allowed|not against the rules|done, nowadays]?” he asked.',
      ],
      aside('way'),
      ifRoom(
        '“Is it the one about the [legs|chicken]?” called {dragon}. “I never [got|guessed|once solved] it either!”',
        '[A long way|Far] above, somebody was [walking up and down|wringing his claws|moving chairs]. “[Any news|Well|How does it look|Shall I wait|Am I saved yet]?”',
      ),
      '¶{refrain}',
    ],
    goat: [
      [
        'The rule about the savage beast was [missing|no longer there], because the savage beast, {goat} the goat, had eaten it. “It was [dry|a bit salty|rather good],” he said, and [lowered|showed] his horns. “[Now|Next] you’re to [wrestle|battle|slay] me. [People|They|Knights|Guests] do. They [never|don’t] [stay|stop] for a [chat|bite].”',
        '{Goat} the goat was fastened to nothing, and guarded nothing in particular, but he did it [savagely|with his whole heart]. “In {years},” he said, “I’ve been [jabbed|poked], sung at, and [offered a sword|called names]. Not one [of them |]brought [a sandwich|so much as a biscuit|a bun].”',
      ],
      [
        '{Hero} sat down on the [doorstep|ground], unwrapped {a treat}, and moved over to make [room|a place]. {Goat} looked round for who was [meant|coming]. Then he sat, [carefully|stiffly], as one sits on a [gift|borrowed chair].',
        '“Half?” asked {hero}, and held up {a treat}. It went [very quiet|still|so quiet that one heard the moss]. A [thistle|crumb|button] fell out of his [beard|mouth]. “With [whom|you]?” asked {goat}. “At the same [time|table|moment]?”',
        'They had {a treat} between them, and then they had the [paper|bag|crumbs]. {Goat} talked about the [siege|moon] for a while and [forgot|did not remember] to be savage until it was [much too late|time to go].',
      ],
      aside('way'),
      ifRoom(
        '“Is he being [dreadful|very savage]?” called {dragon} down the [chimney|stairs].',
        '“I [don’t|can’t] hear any [fighting|groans|growls],” came a [puzzled|thin] voice from above. “Is [that|this] [normal|good|as it should be|allowed]?”',
      ),
      '¶{refrain}',
    ],
    bat: [
      [
        'Every castle has to have a ghost, and when the old one [retired|left for the coast], the post had gone to {bat} the bat. She hung in the dark with a [hanky|napkin] over her and said “[Boo|Whoo],” as one says it to a [sleeping baby|bank manager].',
        '“I’m so sorry,” said a [tiny|thin|very small] voice on the [stair|steps], “I’m afraid I’m the [haunting|horror].” It was {bat} the bat. She [had|wore] a [teaspoon|bracelet|bit of string] for a chain. “I [rattle|moan|drag] it, but [quietly|on tiptoe]. I don’t [like|care] to [wake|upset|frighten] people.”',
      ],
      [
        '“You have to let it [rise|come] from the [feet|cellar],” said {hero}, and showed her. A suit of armour [fell|sat|lay] down. {Bat} tried it, and the [other one|echo] left [the room|by the window]. “Was that me?” she [squeaked|asked], [overjoyed|enchanted].',
        'They worked on it [properly|for an hour]: [first the breath|posture], then the [moan|wail], then the pause, which is the [worst|secret] of it. At the [tenth|ninth] try {hero} got real [goose bumps|shivers], and {bat} had to be [comforted|caught].',
        '“It needn’t be [loud|big],” {hero} [said|decided]. “Just [breathe|sigh|hum] next to someone’s [ear|neck].” {Bat} [did|tried it]. {Hero} jumped [a yard|onto a shelf|into the coal box]. There was a [short|proud|warm] silence.',
      ],
      aside('way'),
      ifRoom(
        '“There’s something [horrid|awful|ghastly] on the [stairs|landing]!” [called|cried] {dragon}. “[Do be|Please be|Be] [careful|quick|brave]!”',
        '“What was that [wail|noise|howl]?” came from the tower, [muffled|as if through a pillow|from under a bed].',
      ),
      '¶{refrain}',
    ],
    mouse: [
      [
        'The stairs had to be counted, as rule [six|seven] would have it, and {mouse} the mouse had been [appointed|told] to do so by the [last|late] king. “[Two hundred and one|A hundred and eighty],” he said, “two hundred and… did [somebody|anybody] [breathe|speak|blink]? That’s it [gone|lost|over|rolled away].”',
        '{Mouse} the mouse sat [weeping|with his head in his paws] on the ninetieth stair, or the [eightieth|hundredth]. “I’ve never had the whole [number|sum|lot],” he [said|sobbed]. “I [drop|doze] off, I [roll|bounce] down, and at the bottom I’m [nought|nothing|at one] again.”',
      ],
      [
        '{Hero} tore up the rules on [hats|bowing] and laid a [scrap|piece] on each step, so that a number, once [had|counted], could not [get away|slip off]. It [came to|was] two hundred and [twelve|six|nine]. {Mouse} said it aloud, [alone|in a whisper], with his hat off.',
        '“You count the [odd|even] ones,” said {hero}, “and I’ll do [the rest|the others].” And so they went up, like [two people on a piano|a pair of shoes], and met on the last stair at the same [number|word]. {Mouse} had to [sit|lie] down.',
        '“What do you [want|need] it for?” asked {hero}, at a hundred and [ten|forty]. {Mouse} [thought|stopped]. “To be able to [stop|stop counting|sleep],” he said. Then they counted the rest together, [slowly|one by one], because it would be the last [time|of it].',
      ],
      aside('way'),
      ifRoom(
        '“[Mind|Watch] the [loose|fifth|wobbly] one!” [called|cried] a voice, not so [very |]far [above|up] now.',
        '“I can hear your [feet|breathing]!” called {dragon}. “How [thrilling|very alarming|near you are|unusual|nice]!”',
      ),
      '¶{refrain}',
    ],
    top: [
      [
        'The [last|topmost] door was not [locked|barred|even shut]. It had never been [locked|anything but open|shut|barred] [since it was hung|in all those years|in its life]. Behind it stood {dragon} the dragon, no taller than a [table|rocking horse|bench], beside a suitcase [older than forks|tied up with rope], and he had [waxed|polished] himself to such a [shine|gleam] that {hero} saw {themselves} in him, [out of breath|twice].',
        '{Dragon} the dragon was not [quite|at all] what one expects. He was about as large as an [armchair|old sofa], he wore a [bow tie|clean collar], and he said “At last,” and then, [because it came out badly|not being used to it], said it [again|once more, better].',
      ],
      [
        '“[Well|There],” said {hero}, “you’re [rescued|saved]. Shall we [go|be off|start]?” “[Gladly|With joy],” said {dragon}, and did not [move|stir]. “Only I [believe|think] you came by the [stairs|door|inside]. Rule [nine|ten] has you come in at the [window|window, singing].”',
        '{Hero} held out a [{hero.hand}|friendly {hero.hand}|rather dusty {hero.hand}]. {Dragon} [admired|looked at|considered|bowed to] it. “[Nearly perfect|Very good|So close],” he said. “But one [says|does|asks] it on one [knee|leg]. If you’d care to [start again|try it again], from the [bottom|moat]?”',
        '“[After you|Come along|There’s the door],” said {hero}. “[How kind|Directly],” said {dragon}. “There’s [just|only] my [packing|luggage].” He opened a cupboard on {luggage}. “It won’t take more than a [week|month|fortnight].”',
      ],
      aside('trouble'),
      more(
        'There was a [line|groove] in the floor where he had walked to the [window|door] and [back|not further].',
        'The room smelled of [matches|warm iron|toast] and [lavender|old post|floor wax].',
      ),
    ],
    again: [
      [
        'So {hero} went down two hundred stairs and came up two hundred stairs, [singing|on one leg|with a bow on every tenth]. “[Charming|Superb],” said {dragon}. “And now with the [trumpet|cloak|hat].” {Hero} [did|managed] it with the [trumpet|cloak|hat]. “And now, if you could be a little more [sudden|surprising|windswept].”',
        'The second rescue was too [loud|cheerful], the third was too [late|early], and the fourth would have been [perfect|the best so far] but for a [draught|hiccup]. “It’s not you,” {dragon} [assured|told] {hero}, [dusting|straightening] the suitcase. “It’s the [form|style|spirit] of the thing.”',
      ],
      [
        '“Perhaps in [spring|May],” he said to the [wall|window]. “One shouldn’t be rescued in a [hurry|wind|draught].” And he began to look for {luggage}.',
        '“There’s a footnote,” he said, “about [Thursdays|left-handed rescues|hats].” He turned the pages [quickly|with great zeal], and never once [looked|glanced] toward the door.',
        '“Nobody [wants|wishes] it more than I do,” said {dragon}, and moved a [step|chair] further into the [room|corner].',
      ],
      aside('trouble'),
      more(
        '{Hero} had [long |]stopped [counting|feeling] the stairs. The stairs, {they} felt, had not [stopped counting|forgotten|finished with] {them}.',
        'In the books, the [rescuing|climbing] took [half a page|three lines].',
      ),
    ],
    low: [
      [
        'The [light|day] was [going|nearly gone|thin and brown]. {Hero} was [just about|about] to say something [sharp|unkind|loud] about rules. Then {they} [saw|noticed|looked at] the [tail|end of the tail|tip of the tail]. It lay behind him on the floor, where he [thought|hoped] that no one would [look|see], and it was trembling like a [string|leaf].',
        'It [got|was getting] [dim|blue|shadowy|late] in the room. {Dragon} had found one more rule, and was reading it [aloud|out], and the page [rattled|fluttered], though there was no [wind|draught]. {Hero} looked at the [paper|page|rule], and then at the claws that [held|gripped|held on to] it.',
      ],
      [
        '“When were you last [outside|out of doors|down there]?” {they} [asked|asked him|wanted to know]. “I remember a [smell|sort of green],” said {dragon}. “And then [a shell|a ceiling|stairs]. I may have been [an egg|an egg at the time|very young].”',
        '“It isn’t the [trumpet|rules|window], is it?” asked {hero}. {Dragon} was [silent|quiet] for a long time. “From up here,” he said, “it has [edges|a frame round it|a sill]. I don’t know how big it is [really|without one|in person].”',
        '“And if I come out,” [said|asked] {dragon}, very low, “and they look at me and [say|ask]: yes, but what is it [for|good for]?”',
      ],
      ifRoom(
        'You can’t [drag|pull] somebody over a [doorstep|sill] and call it a rescue. {Hero} sat down on the [suitcase|floor] beside him and did [nothing|not argue].',
        'He had written that letter, it turned out, [every|each] [Sunday|spring]. This was [merely|only] the first one he had [let go of|thrown|let fly].',
        '{Hero} [folded|rolled] up the [rules|paper]. “I [see|understand|think I see],” {they} [said|told him], and {they} did. Then, as it was [late|evening], {they} went down, [slowly|thinking].',
      ),
      aside('trouble'),
    ],
    help: [
      TURN,
      [
        '¶In the courtyard it was dark, and [it was|quite] the [thorough|old-fashioned|serious] kind. The gate had [gone|vanished|dissolved], the path had gone with it. “{Dragon}!” [called|shouted] {hero}, and it was no [trick|game]. “I can’t [see|find] my [way|own feet]. I’m [stuck|lost|all in the dark]. I [need|would like|have] to be [rescued|fetched]!”',
        '¶{Hero} sat on the bottom step, since there was no [seeing|finding] the next thing to step on, and [looked|called] up to where the tower must be. “{Dragon}? [It’s me|Me again|It’s only me|Are you up]? I [can’t|don’t know how to] [get|go|find the way] home. [Would|Could] you [rescue|come and fetch|come down and get] me, please? By [any|whatever] rules you [like|have|can find].”',
        '¶It’s [one thing|easy enough] to climb a tower by [daylight|day]. It’s [another|quite another] to find a hole in a wall at [night|nine at night], on a [hill|slope] full of wells. “I need help,” {hero} called into the [dark|black], “and you’re the only one who [glows|has a light in him]!”',
      ],
      [
        '[Nothing|No sound|At first nothing]. A [stone|bat|leaf] turned [over|round]. And then, from a long way up, came the [sound|noise] of a suitcase being [dropped|put down].',
        'It was so [quiet|still] that one could hear somebody up there [think|stop trembling].',
        'A [small|single|yellow] light went on in the [tower|window]. It went [out|off|out, with a cough], and it came on [again|again, and stayed|again, brighter].',
        '“You need,” said a voice, [slowly|after a while], “a [dragon|rescuer]?” It [sounded as if it were|seemed to be] [trying on|tasting|polishing] the word.',
      ],
    ],
    coming: [
      '{refrain}',
      [
        '¶And [he came|he did come|he did|down he came|it was no sooner said than he came|then he came]. He took the stairs [three|four] at a time, past {keeper1}, who [saluted|dropped everything], past {keeper2}, who had never been [passed|overtaken] in that direction, with a flame on his tongue as [steady|clear] as a [candle in a still room|lamp in a window|star].',
        '¶Two hundred stairs, which he had not gone down since he was [hatched|carried up them], and {dragon} [took|did] them in one [breath|clatter], without {luggage}, and [without|quite forgetting] the bow. {Keeper1} and {keeper2} [ran|hurried|tumbled] after the [glow|light].',
      ],
      [
        '“Are you [hurt|cold|damp]? Can you [walk|stand|sit up]? Don’t be [frightened|afraid],” he [panted|said], “it’s only the dark, I’ve had a great deal of [practice|experience] with it.” And he put a wing round {hero}, [somewhat crooked|like a tent|inside out].',
        '“I came as I was,” said {dragon}. “I know one [ought to|should] [sing|kneel|shout]. I’ll do it [properly|better|with a song] next time.” “It was [perfect|just right],” said {hero}, and took hold of his [claw|warm claw].',
        '“You are rescued,” he said, out of breath, in a [deep|shaking] voice, and he looked round at the yard to see who had [said that|spoken].',
      ],
      aside('turn'),
      more(
        '[Nobody|No one] [mentioned|looked at|asked for|missed] the rules. They lay on the top stair, and a [draught|moth|moonbeam] was reading them.',
      ),
    ],
    out: [
      [
        'They were [halfway|a good way] down the hill, and {dragon} was explaining about [roots|puddles], when {hero} stopped. “{Dragon},” {they} said, “where’s the [castle|door]?” He [pointed|turned to show|waved a claw|looked round for it]. It [was|stood|lay] [behind them|behind them, in the wrong place]. He [opened|shut] his mouth, and no [word|rule|sound] [came|came to him].',
        '“Mind the [step|sill],” said {dragon}, and lit it, and [they went|helped {hero}] over it. [Ten|Twelve|Nine] steps later he [stood|stopped] still. “That,” he [said|said slowly], “was the [gate|doorstep|way out].” He [looked up|raised his head|tipped back his head], and there was nothing [there|up there] at all, and it was full of [stars|lights].',
      ],
      ifRoom(
        '“It hasn’t any [edges|sides],” said {dragon}. And after a [minute|while]: “It doesn’t seem to [need|want] any.” His tail lay in the [grass|clover], quite [still|calm].',
        'He [waited|got ready] to be [afraid|frightened]. He was [very good|well practised] at it; he knew the [signs|feeling]. But there was {hero’s} {hero.hand} in his claw, and somebody had to [hold the light|see to that|be the brave one].',
        '“I thought [that |]it would [fall|rush|sit] on me,” he said. “It [only|just] [stands|hangs] there. One [could|might] [get used to|grow fond of] it.”',
      ),
      adult('end'),
    ],
    way: [
      [
        'They went down in a [procession|long line]: {dragon} ahead, [glowing|alight] like a [stove with the door open|paper lantern]; then {hero}; then {keeper1}, who had [never|not] been off duty before and did not know what to do with [so much evening|all that time|an open gate].',
        '“[Root|Rabbit hole],” {dragon} announced. “[Thistle|Loose stone|Ditch]. [Small|Young] [frog|snail], let him pass.” No path has ever been so [thoroughly|tenderly|completely] lit. Behind him {keeper1} and {hero} put their feet [exactly|only] where he said, because it made him so [happy|proud].',
      ],
      [
        '“I appear to be [useful|good at it],” he said, when he thought that nobody was [listening|near], and he tried it once more, with the [weight|stress] on another word.',
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
        'There were the [lamps|roofs] of the village, and there the path ended. “And now?” asked {dragon}. “Now one [hugs|says thank you],” said {hero}, and did. It was like [holding|hugging] a loaf that has [just come out|begun to purr]. He stood [quite|so] still, so as not to [spill|lose] any.',
        'At the foot of the hill {hero} hugged him, and it was like hugging a [teapot|loaf], hot and [rounder|smoother] than you’d think. “Was it [correct|by the book]?” asked {dragon}. “[No|Not at all|Not a bit],” said {hero}, “it was [better|much better|nicer|quicker|more fun].”',
        '“[Here’s where I live|That’s my door],” said {hero}, “so I’m [saved|rescued].” {Dragon} wrote it [down|on his claw]. Then he went [back|up again] to {castle}, alone, in the dark that he was [carrying|making] a hole in, and left the gate [open|wide open] behind him.',
      ],
      adult('end'),
      more(
        'He slept that night on the [grass|wall], they say, on the [outer|far] side of it, with one [claw|wing] on the [door|step], for company.',
      ),
    ],
    note: [
      [
        '¶Next morning a paper plane came down into the [jam|butter]: “Kindly be lost on {day}. I am [free|at large|quite free] [all day|from four|after lunch]. {Dragon}, [rescuer|dragon, out of doors].”',
        '¶And at [breakfast|sunrise] there was a new letter, a little [singed|burnt]: “Rules [shortened|revised|mislaid]. [Only one|One] left: [ask|call|shout]. {Day}, perhaps? Your {dragon}.”',
        '¶The next [letter|paper plane] came with the [sun|milk]. “Dear {hero}, I have {day} [free|to spare]. Could you be [in|having] some [trouble|difficulty|bother]? {Dragon}, [outside|dragon and lamp].”',
      ],
      aside('end'),
    ],
    last: [
      [
        '¶The paper plane came at [breakfast|sunrise], through the [window|open window], and put itself in the [jam|butter]. The paper was new, and it was only [slightly|a little] [singed|burnt].',
        '¶Next morning a paper plane flew in from the [hill|tower], did a [loop|turn] that was pure [showing off|joy], and [landed|stopped] on {hero’s} [pillow|head].',
      ],
      [
        '“[Dear|Dearest] {hero},” it [said|ran|began]. “I [find|see] that I have {day} free. Could you kindly be in some [difficulty|trouble] around [four|noon]? I [shall|can] bring my own [light|flame]. Yours, {Dragon}, [rescuer|dragon, at large].”',
        '“Rescues,” it [said|announced], “of [all|most] sizes. [Fears seen to|Dark places lit], [lost things|homeless knights] walked home. No [rules|hats|trumpets needed|rules to speak of]. {Day} still free. [Apply|Call up] to {Dragon}, [outside|on the grass], {castle}.”',
        '“I’ve [shortened|revised|thrown out] the rules,” it said. “[There’s one|One is] left: [call|ask]. Should you be [lost|stuck] on {day}, I’d be [grateful|so pleased]. {Dragon}. It’s even [bigger|larger|bluer] by day. I’m [managing|out in it now|doing nicely].”',
      ],
      aside('end'),
      ifRoom(
        '{Hero} looked round for a [trouble|fix] of the right [size|depth].',
        '{Hero} [got|went to find] {their} [shoes|hat]. It takes some [planning|care] to be properly lost by [four|noon].',
      ),
    ],
  },
  asides: {
    start: {
      person: [
        '“It doesn’t say how many [rescuers|people],” said {friend}, [reading|over {hero’s} shoulder]. “I’ll be the [trumpet|crowd].”',
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
        '“I’ve counted,” said {friend}, [flat on the floor|from under a chair]. “I’m made of [stairs|knees] now.”',
        '“He doesn’t want the [window|trumpet],” {friend} said in {hero’s} ear. “He wants it to be [never|tomorrow].”',
        '{Friend} sat down on the suitcase. “Wake me,” said {friend}, “when the [form|style] is right.”',
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
      '{GrownUp} was reading out the [history|footnotes], and so [noticed|saw] nothing at all.',
    ],
    end: [
      '“I was about to [come|send someone] up there,” said {grownUp}, and saw who held the [light|lamp], and [said|added], after a while, “[Good evening|How do you do].”',
      '{GrownUp} shook {dragon} by the claw and thanked him for bringing {hero} home. It was [warm|a very warm moment]. A sleeve [smoked|smouldered].',
      '“You’re late,” said {grownUp}. “I was rescued,” said {hero}. {GrownUp} looked at the [dragon|flame]. “So I [see|gather],” said {grownUp}.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
