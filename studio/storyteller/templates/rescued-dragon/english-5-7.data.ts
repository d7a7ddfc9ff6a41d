/** The rescued dragon in English for readers of 5 to 7. */
import {
  HABIT,
  TURN,
  adult,
  aside,
  asideHere,
  given,
  ifRoom,
  more,
  plants,
  takes,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/rescued-dragon/english-traits.data.ts';

export const english57: BandText = {
  refrains: [
    '“[Hold on|Sit tight|Wait there|Don’t move]! I’m [coming|on my way|nearly with you]!”',
    '“[Courage|Patience|Chin up]! I’m [coming|on my way], [step by step|one stair at a time|as fast as I can]!”',
    '“[Don’t give up|Don’t go anywhere|Be brave]! I’m [coming|on my way] to [save|rescue] you!”',
    '“[One moment|Just a moment|Nearly there], I’m [coming|on my way]! [Keep calm|Count to ten]!”',
  ],
  beats: {
    open: [
      [
        '{Party} [sat|lay] in the grass below {castle}, when something [sailed|came sailing] out of the tower. It was a paper plane, [yellow with age|brown as toast], and it [landed|stuck] in the {treat}.',
        'Nobody had lived in {castle} for [ages|a very long time]. So who had [thrown|sent] the paper plane that [bonked|tapped] {hero} on the [nose|head], just as {party} [sat down|began lunch]?',
        'There was a [tap|bump], and a paper plane [stood|stuck] in the grass, right [by|in front of] {party}. It had come from the [top|last] window of {castle}, where [no one|nobody] lived.',
        '{Castle} had one tower left, and in the tower was one [window|small window]. {Party} [saw|watched] it [open|creak open], and out [flew|came] a paper plane.',
      ],
      { more: HABIT },
      more(
        'Swallows [lived in|went in and out of] the [kitchen|throne room], and [moss|mint] grew on the [stairs|beds].',
        'The wind [hummed|whistled] in the [chimneys|old walls] like [an aunt|a kettle] doing [the dishes|sums].',
        'It was a good [ruin|castle], with [nine|ten] stairs that went [nowhere|up to the sky].',
      ),
      adult('start'),
    ],
    letter: [
      [
        '“Dear [Somebody|Whoever You Are],” it [said|read]. “I am [ready|quite ready|now ready] to be [rescued|saved]. It has been {years}. [Kindly hurry|Please wipe your feet|Do come|Bring a friend]. {Dragon}, [a dragon|dragon].”',
        'It was [a letter|a note|post|a plea]. “[To be opened|Please read|Read me|Open] at once! Dragon in tower, [quite alone|very tidy], [wishes|would like] to be rescued. [Has|I have] waited {years}. {Dragon}.”',
        '[On it stood|It said]: “Rescue me, [please|if you can|if you will], for I have [waited|been up here|sat here] {years}, and I have [packed|combed my tail|washed]. Your {dragon}, [dragon|in the tower].”',
      ],
      ifRoom(
        given('form:bow', 'Below came [nine|eleven|forty] rules, and the first was: [bow|bow low|bow at the door].'),
        given(
          'form:trumpet',
          'Below came [nine|eleven|forty] rules, and the first was: [trumpets|bring a trumpet|blow a trumpet].',
        ),
        given(
          'form:rhyme',
          'Below came [nine|eleven|forty] rules, and the first was: [in rhyme|say it in rhyme|rhyme it, please].',
        ),
      ),
      more(
        '“A [dragon|real dragon|dragon, up there]?” [said|asked|cried] {hero}. “In all the [books|stories] it’s the dragon who [does the locking up|sits in front].”',
        '{Hero} [read|looked at] it [twice|again|from end to end]. Then {they} [tied|buckled] {their} [shoe|belt] and looked up at the [tower|window].',
      ),
      when('interest', more('“And I [like|love] {interest},” it said at the [bottom|end], “[I think|or I would].”')),
    ],
    gate: [
      [
        '{Hero} [went|marched|strode] in at the gate with the rules in one {hero.hand}. It was so [quiet|still] that the [flags|spiders] [turned to look|held their breath].',
        'The gate [groaned|creaked] like [a cow|an old man], and {hero} [stepped|walked] into a yard full of [sun|nettles] and [silence|pigeons].',
        '[One|A rescuer|A knight] goes in [boldly|as if it were nothing]. {Hero} walked in [boldly|with a bold left foot], past a stone [lion|knight] with [no nose|a nest on his head].',
      ],
      [
        '“Is that a [rescuer|real rescuer|hero]?” [called|asked] a voice from [on high|the sky]. “[Do you have|Have you got|Did you bring] the rules?”',
        'Far up, something [shiny|green] [moved|blinked] at the window. “[Somebody came|A guest]!” it [whispered|squeaked].',
        '“[Well I never|At last]!” said {dragon}, up in the [tower|window]. “I’ll put the [kettle on|good rug out|cups out]!”',
      ],
      aside('start'),
    ],
    duck: [
      [
        '“[Halt|Stop]! I am the monster of the moat,” said {duck} the duck. The moat was [a puddle|as big as a bath|a bit of mud|half a pond|mostly frog]. “It has [shrunk|dried up] [a bit|since],” she said. “[Scream|Do scream|Yell], [please|if you would].”',
        '[The next rule|Another rule|One rule] [said|was]: get past the [monster|beast]. {Duck} the duck [rose|stood up] out of the [moat|mud], and it [came|reached] to her [knees|ankles]. “[Grr|Rah|Hiss],” she said, “[how was that|are you afraid|was that all right]?”',
        'The moat had [one|a single] monster, {duck} the duck, who had not had a [good|proper] scream out of [anyone|a guest] for [years|{years}].',
      ],
      [
        '{Hero} [screamed|yelled] so that the [bricks|pigeons] [jumped|fell out]. {Duck} had to [sit down|wipe her eyes]. “[Lovely|Thank you|So kind|Bravo],” she [said|sniffed].',
        'So {hero} [fell|rolled] on the [ground|grass] and [shook|howled] and cried for [mercy|{their} mother]. “You are too [kind|good],” said {duck}.',
        '“[Help|Oh no|Save me], a [monster|beast]!” [cried|wailed] {hero}, and sank on both knees, [shaking|arms in the air]. {Duck} [glowed|swelled with joy].',
      ],
      more('“[Tell|Warn] the others,” said {duck}. “Say I [had|have] [teeth|horns|a tail like a whip].”'),
      asideHere('way', {
        person: ['“[Eek|Help|Mama]!” [cried|howled] {friend}, and [fell over|hid behind {hero}], to help.'],
        pet: ['{Friend} [shook|hid] so well that {duck} [bowed|wept].'],
      }),
      '“Is [somebody|anyone|a person] [there|coming|screaming]?” [called|asked] {dragon} from the [tower|top].',
      '¶{refrain}',
    ],
    goose: [
      [
        '“[Halt|Who goes there]!” said {goose} the goose. “[Password|The password|Say the word]!” Then she [sagged|sighed|yawned|drooped]. “I have [forgotten it|lost it|slept on it] myself. [I’ve stood here|My feet have been here|It’s been] {years}.”',
        '[The next rule|Another rule|One rule] [said|was]: pass the [guard|watch]. {Goose} the goose [stamped|stood] at the door on one [foot|leg]. The other [one |]was [asleep|having its turn|on holiday|in a slipper]. “I can’t [sit|leave],” she [hissed|said]. “[Who|Then who] would [guard|do it]?”',
        '{Goose} the goose [barred|blocked] the way. “No one [gets in|passes],” she said, “and I may not [sit down|blink] till [someone|a guard] takes over. [No one|Nobody] [has|ever has|came].”',
      ],
      [
        '“[I’ll|Let me|I can] [take over|guard],” said {hero}. {They} stood [straight|stiff] as a [broom|post], and {goose} [sat|slept] for [six|nine] minutes, and [snored|smiled].',
        '{Hero} took the flag and [guarded|stood there] with a [grim|very grim] face. {Goose} [lay down flat|lay down on the warm stones]. “Oh,” she [said|sighed], “[oh, oh|my toes].”',
        'So {hero} [guarded|kept watch], and let in [one ant|two beetles], with the right [password|papers]. {Goose} came back [pink|as good as new].',
      ],
      more(
        '“[Password|The password]?” asked {goose}. “[Please|Cheese|Peas],” said {hero}. “[That was it|Close enough|So it was]!”',
      ),
      asideHere('way', {
        person: ['{Friend} [stood guard|marched] on the other side, [very stern|chin up].'],
        pet: ['{Friend} sat by {hero}, [ears up|on guard], and let [nobody|no fly] by.'],
      }),
      '“Are you [lost|still there|on the way|resting]?” [called|asked] {dragon}, [far up|from his window|up above].',
      '¶{refrain}',
    ],
    owl: [
      [
        '[The next rule|Another rule|One rule] [said|was]: [solve|guess] the riddle. “What has [four|six] legs in the [morning|bath],” [began|said] {owl} the owl, “and… [bother|oh dear|oh, feathers], [the mice|Mice|Moths] ate the [end|rest].”',
        '{Owl} the owl [sat|waited] on the stair with a [fat|dusty] book. “[I ask, you answer|It’s a riddle],” he [said|told {hero}]. “Only I have [lost|mislaid] the [answers|page]. I [had|rather] hoped that you [knew|had them].”',
        '“My riddle is so [old|hard],” said {owl} the owl, “that I’ve [forgotten|never known] what it is [about|for]. It [starts|begins|opens] with [why|how].”',
      ],
      [
        '“A [camel|piano] on a [stool|sofa],” said {hero} at once. {Owl} [thought|blinked] for a long time. “It [fits|works]!” he [cried|hooted].',
        '{Hero} made a [new|fresh] one: “What [is full of holes|goes up and never comes down] and [holds water|has no feet]?” {Owl} was [so happy|dizzy with joy].',
        '“[Because of|It’s all to do with] the [cheese|moon|cat],” said {hero}. {Owl} wrote it down in [both|all three] [margins|places]. “[Brilliant|I knew it|So that’s why],” he [said|sighed].',
      ],
      more('He [asked|begged] for one more, to [keep|have on Sundays|take to bed].'),
      asideHere('way', {
        person: ['“And [why not|what then]?” [asked|added] {friend}, so it had [a second half|two ends].'],
        pet: ['{Friend} [yawned|sneezed], and {owl} wrote that down, too.'],
      }),
      '“[Hello|Cooee|I say|Pardon me], has [the rescuer|everyone] [stopped|gone|had tea]?” [called|said] {dragon}, above.',
      '¶{refrain}',
    ],
    goat: [
      [
        '[The next rule|Another rule|One rule] [said|was]: tame the [beast|wild beast]. The beast was {goat} the goat, and he had just [eaten|finished] the [rule about him|door]. “I’m very [wild|savage],” he said, [chewing|with his mouth full].',
        '“[Beware|Tremble],” said {goat} the goat. “I eat [knights|people|knights, mostly].” He [coughed|thought|burped|went red]. “Their [hats|gloves|sandwiches|socks], then. It’s [lonely|dull|hungry|dry] work.”',
        '{Goat} the goat [filled|blocked] the [whole|narrow] door. “[Nobody|No one] [gets round|passes] me,” he said. “They [throw things|throw sticks|poke me|shout]. [Nobody|No one] ever [offers|asks|sits down].”',
      ],
      [
        '“Would you like {a treat}?” asked {hero}. [It|The yard] got [very |]quiet. “With [me|us]?” said {goat}, “[sitting down|on a plate|just like that]?”',
        '{Hero} [broke|cut] {a treat} in two and held out the [big|bigger] half. {Goat} ate it like a [lord|duke], [crumb by crumb|very slowly].',
        'So they had {a treat} [together|on the doorstep|in the sun], and {goat} told {hero} all about [thistles|tin cans]. He [forgot|quite forgot] to be [a beast|wild].',
      ],
      more('He [wiped|dabbed] his beard on the [rules|flag|doormat].'),
      asideHere('way', {
        person: ['{Friend} gave him [the other half|a bit more|the crust].'],
        pet: ['{Friend} [shared|got] the crumbs, [and no one growled|nose to nose].'],
      }),
      '“I [can |]smell lunch,” [called|said] {dragon} [high up|above]. “Are you [near|coming|eating|still tidy]?”',
      '¶{refrain}',
    ],
    bat: [
      [
        '[The next rule|Another rule|One rule] [said|was]: face the [ghost|horror]. “[Boo|Whoo]?” said {bat} the bat from [behind|inside] a [curtain|sock]. “I [am new|have just begun],” she [said|squeaked]. “The [old|real] ghost [left|moved to the sea]. Was [that|it] [all right|loud|any good|too much]?”',
        'Something [tiny|small] [fluttered|hung] in the dark. “I’m the [ghost|horror] of {castle},” [whispered|said] {bat} the bat. “Sorry to [disturb|trouble|bother] you. [Boo|Eek|Wail].”',
        '{Bat} the bat had a [tea towel|hanky] on her head. “I’m meant to [haunt|scare] you,” she said, “but I am [scared|frightened] of [loud noises|my own boo].”',
      ],
      [
        '“From the [tummy|toes],” said {hero}, “like this: [WHOO-OO|BOO-HOO-HOO|WAH-HA-HA].” They did it together, and a [suit of armour|row of pots] [fell over|ran away].',
        '{Hero} showed her how: arms [up|wide], eyes [crossed|round], and then a [long|low] [WHOO-OO-OO|BOO-OO-OO]. {Bat} [shivered|squealed] with joy.',
        'They [practised|tried] it [eight|ten] times. The [ninth|last] boo was so [good|awful] that {bat} had to [sit down|hold on to {hero}].',
      ],
      more('“I shall haunt on [Mondays|weekends],” said {bat}, “by [request|request only].”'),
      asideHere('way', {
        person: ['{Friend} did the [echo|clanking of chains].'],
        pet: ['{Friend} joined in, [a bit flat|half a note higher].'],
      }),
      '“What was that [noise|dreadful noise|howl|din]?” [called|cried] {dragon}. “Are you [safe|all right|in one piece|still you]?”',
      '¶{refrain}',
    ],
    mouse: [
      [
        '[The next rule|Another rule|One rule] [said|was]: [count|number] the stairs. {Mouse} the mouse had been at it [for {years}|since the king left]. “[Eighty, eighty-one|Seventy, seventy-one]… did you [say|ask] something? [Oh no|There it goes|Gone|And it’s off].”',
        '“[Hush|Don’t speak],” said {mouse} the mouse. “[Forty-six|Fifty-two|Thirty], or [nine|six|eleven]. [Bother|Oh, crumbs|Mousetraps|Gone].” He [went|trotted] back down to the [start|first one].',
        '{Mouse} the mouse had to [say|report] how many stairs there were[| in all]. He [always|usually] fell asleep at [sixty|ninety], and [rolled|fell] to the bottom.',
      ],
      [
        plants(
          'pebbles',
          '{Hero} put a [pebble|bean|crumb] on [each|every] step, and so they could not [get lost|slip]. It was [a hundred and four|ninety-nine], and one [loose|wobbly].',
        ),
        '“[Let’s|We could] count them [together|in two voices],” said {hero}. So they did, [finger by finger|very loud|one by one], and {mouse} had [the answer|it] at [last|the top]: [ninety|a hundred].',
        '{Hero} counted on {their} {hero.hands}, and {mouse} [called|sang] the numbers. “A hundred and [one|ten]!” he said, and had to be [carried|fanned].',
      ],
      more('He [wrote|scratched] it on the wall, [very small|neatly|in gold].'),
      asideHere('way', {
        person: ['{Friend} counted along, to [be sure|check|help].'],
        pet: ['{Friend} went [first|ahead] and waited on [every|each] step.'],
      }),
      '“How many [more|to go|are left]?” [called|asked] {dragon} through the [keyhole|floor|boards].',
      '¶{refrain}',
    ],
    top: [
      [
        'And there was the [last|top] door, and behind it {dragon} the dragon, no [bigger|taller] than a [bench|goat|rocking horse], beside a [suitcase|packed bag].',
        '{Hero} [fell|puffed|stumbled] through the [last|top] door. “[Welcome|Good day],” said {dragon} the dragon, and [bowed|curtsied]. He had [brushed|polished] every [scale|tooth].',
        '{Dragon} the dragon stood there with his [bag|suitcase] and a [clean|very clean] neck. “You [came|really came|found it],” he [said|breathed|squeaked].',
      ],
      takes('form', {
        bow: [
          [
            '“[Come|Let’s go|Off we go],” said {hero}, and [held out|gave him] a {hero.hand}. {Dragon} [coughed|looked at it]. “You forgot the bow, [and that’s rule one|and it’s the first rule|rule one, you know], so [once more|again], [please, |]from the [bottom|start|first stair]?”',
            '“[You’re|So now you’re] [saved|free|rescued],” said {hero}. “[Lovely|Thank you|How kind],” said {dragon}, “only you didn’t bow, and [rule one is: bow|bowing is rule one|it’s the first rule], so [once more|again], [please, |]from the [gate|bottom|start]?”',
          ],
        ],
        trumpet: [
          [
            '“[Come|Let’s go|Off we go],” said {hero}, and [held out|gave him] a {hero.hand}. {Dragon} [coughed|looked at it]. “You came without a trumpet, [and that’s rule one|and it’s the first rule|rule one, you know], so [once more|again], [please, |]from the [bottom|start|first stair]?”',
            '“[You’re|So now you’re] [saved|free|rescued],” said {hero}. “[Lovely|Thank you|How kind],” said {dragon}, “only nobody blew a trumpet, and [rule one is: trumpets|a trumpet is rule one|it’s the first rule], so [once more|again], [please, |]from the [gate|bottom|start]?”',
          ],
        ],
        rhyme: [
          [
            '“[Come|Let’s go|Off we go],” said {hero}, and [held out|gave him] a {hero.hand}. {Dragon} [coughed|looked at it]. “You did not say it in rhyme, [and that’s rule one|and it’s the first rule|rule one, you know], so [once more|again], [please, |]from the [bottom|start|first stair]?”',
            '“[You’re|So now you’re] [saved|free|rescued],” said {hero}. “[Lovely|Thank you|How kind],” said {dragon}, “only it didn’t rhyme, and [rule one is: in rhyme|rhyme is rule one|it’s the first rule], so [once more|again], [please, |]from the [gate|bottom|start]?”',
          ],
        ],
      }),
      aside('trouble'),
      more('The room [smelled|smelled a little] of [toast|matches|roses].'),
    ],
    again: [
      takes('form', {
        bow: [
          [
            'So {hero} [went|ran] all the way down, and came all the way up, and bowed. “[Better|Much better],” said {dragon}. “But [lower|deeper|slower], and on the other [foot|leg].”',
            '{Hero} did it again with a bow, and again with a [deeper|bigger|lower] bow. “Now it is [too windy|nearly teatime],” said {dragon}. “[Tomorrow, perhaps|Next week, perhaps|Perhaps in May]?”',
          ],
        ],
        trumpet: [
          [
            'So {hero} [went|ran] all the way down, and came all the way up, and [tooted|blew] through the rolled-up rules. “[Better|Much better],” said {dragon}. “But [longer|louder], and [twice|three times].”',
            '{Hero} did it again, [tooting|blowing] through the rules like a trumpet, and again, [louder|longer]. “Now it is [too windy|nearly teatime],” said {dragon}. “[Tomorrow, perhaps|Next week, perhaps|Perhaps in May]?”',
          ],
        ],
        rhyme: [
          [
            'So {hero} [went|ran] all the way down, and came all the way up. “[Dragon dear, the door is here|Come with me, we’ll stop for tea],” said {hero}. “[Better|Much better],” said {dragon}. “But [longer|sadder|slower].”',
            '{Hero} did it again in rhyme, and again in [better|longer|sadder] rhyme. “Now it is [too windy|nearly teatime],” said {dragon}. “[Tomorrow, perhaps|Next week, perhaps|Perhaps in May]?”',
          ],
        ],
      }),
      [
        '“And I have to [pack|dust] {luggage},” he [added|said], and looked at the [floor|ceiling].',
        '“It’s not that I don’t [want to|want to come],” he [said|said quickly].',
        given('form:bow', '“The rule about the bow is a very [strict|old] one,” he [said|told the wall].'),
        given('form:trumpet', '“The rule about the trumpet is a very [strict|old] one,” he [said|told the wall].'),
        given('form:rhyme', '“The rule about the rhyme is a very [strict|old] one,” he [said|told the wall].'),
      ],
      more('The [suitcase|bag] [stood|waited] at the door with its [strap done up|lid shut].'),
      aside('trouble'),
    ],
    low: [
      [
        'The sun [sank|went down|turned red|got low]. {Hero} [was about|wanted|was going] to [be|get] cross. Then {they} [saw|noticed|looked at] [the dragon’s|his] tail. It was [shaking|trembling] like a [leaf|spoon in a cup].',
        '{Dragon} [read|looked for] one more rule. But the paper [shook|rattled], because his [claws|paws] [did|were shaking].',
        'It got [dim|grey|dark] in the [tower|room]. {Dragon} sat by the [open|wide-open] door and did not [cross|look over] the step, not by a [toe|claw].',
      ],
      [
        '“When were you last [out there|outside|down there]?” [asked|said] {hero}. “I was an [egg|egg, I think],” said {dragon}, [very low|to his feet].',
        '“It isn’t the [rules|wind|stairs], is it?” [asked|said] {hero}. “There’s so much [sky|of it],” [whispered|said] {dragon}.',
        '“What if they don’t [need|want|like|know what to do with] a dragon out there?” [he asked|asked {dragon}]. “What would I [be for|do|be|say]?”',
      ],
      ifRoom(
        '{Hero} did not [laugh|say a word|pull]. {They} [sat down|sat|got comfy] [beside him|on the suitcase|by his tail].',
        'So {hero} [sat|leaned] with him, and they [listened to|watched] the [owls|dark come up].',
      ),
      asideHere('trouble', {
        person: ['“He isn’t [fussy|bossy],” whispered {friend}. “He’s [scared|afraid].”'],
        pet: ['{Friend} lay down on the shaking tail, and [kept it warm|held it still].'],
      }),
    ],
    help: [
      [
        '{Hero} went down [the stairs|all the stairs|round and round] without him, [slowly|step by step|and thought|one by one|a {hero.hand} on the wall].',
        'So {hero} [went|walked|climbed] down without him, [one stair at a time|slowly, and thought|to the last step|step by step].',
      ],
      TURN,
      [
        '[Down|Out] in the yard it was [dark|as dark as a boot|black]. “{Dragon}!” [called|cried|shouted] {hero}. “I can’t [see|find] the [path|way|gate]. [Will|Would] you [rescue|save|fetch] ME?”',
        '{Hero} sat [down |]on the [lowest|bottom|last] step. “{Dragon}, I’m [stuck|lost],” {they} [called|shouted]. “It’s [dark|black], and I’m [small|cold|alone]. [Please come|I need a dragon|Save me|It’s your turn].”',
        'The [way|path] home was [gone|black|lost]. “[Help|Help me], {dragon}!” [called|cried] {hero}, and it was [no trick|quite true]. “I [need|do need|really need] [rescuing|saving|you]!”',
      ],
      [
        'It was [still|quiet] for the [length|time] of [a breath|ten breaths].',
        '[Far|High] up, [something|a suitcase|a chair|a hat box] [fell over|went bump|hit the floor].',
        '“[Me|A rescue]?” said a [small|thin] voice. “[By me|Now|Who, me|Out there]?”',
      ],
    ],
    coming: [
      '{refrain}',
      [
        '¶[Boom|Thump], [boom|thump], [boom|bump], down the stairs came {dragon}, with a flame on his [tongue|nose] for a [lamp|light].',
        '¶And [down he came|he came|here he came|out he came]! He passed {keeper1}, he passed {keeper2}, he [forgot|left] his [suitcase|hat], and he [shone|glowed] like a [lamp|stove].',
        '¶The [door|tower door] [flew|burst|banged] open. Out [ran|shot] {dragon}, [puffing|panting], with a [small|brave] flame held out [in front|before him].',
      ],
      [
        '“[There you are|Got you|I’m here|Here I am],” he said, and put [a|his] wing round {hero}. “You’re [safe|rescued|not alone], [was it awful|can you walk|are you warm]?”',
        '“[Take|Hold] my [claw|tail|wing],” he said. “I [know|made up] [the|a] rule. It goes: [don’t let go|stay close|hold tight|one foot, then one more].”',
        given(
          'form:bow',
          '“No bow, I’m afraid,” he said. “I [came|ran|jumped up] [as|just as] I was.” {Hero} [hugged|held] him [tight|hard].',
          '“I forgot the bow,” he [said|puffed], “and [all|every one] of the rules, but are you [warm|all right|safe]?”',
        ),
        given(
          'form:trumpet',
          '“No trumpet, I’m afraid,” he said. “I [came|ran|jumped up] [as|just as] I was.” {Hero} [hugged|held] him [tight|hard].',
          '“I forgot the trumpet,” he [said|puffed], “and [all|every one] of the rules, but are you [warm|all right|safe]?”',
        ),
        given(
          'form:rhyme',
          '“It doesn’t rhyme, I’m afraid,” he said. “I [came|ran|jumped up] [as|just as] I was.” {Hero} [hugged|held] him [tight|hard].',
          '“I forgot the rhyme,” he [said|puffed], “and [all|every one] of the rules, but are you [warm|all right|safe]?”',
        ),
      ],
      aside('turn'),
    ],
    out: [
      [
        'They were [through|past] the gate before he [noticed|looked up|knew it]. “{Dragon},” said {hero}, “you’re [out|outside].” He [looked|turned] to the left, where there was no [wall|tower].',
        '“[Where|Oh, where] is the [ceiling|roof]?” asked {dragon}. Then he [stood|sat] very still, for it was [sky|stars] all the way [up|round].',
        '{Dragon} put down one foot, and it was on [grass|clover]. He [looked|gasped|sniffed|blinked]. He was [out|outside], and it had not [hurt|bitten].',
      ],
      ifRoom(
        '“It’s not too [big|much],” he said [after a while|at last]. “It [just|only] goes on [being there|and on|up].”',
        'His [tail|whole tail] was [still|quiet|calm|as calm as grass]. He had been too [busy|needed] to be [afraid|scared].',
        'He [began|tried] to count the stars, and [got to ninety|gave up], and [laughed|hiccupped a spark].',
      ),
      adult('end'),
      more('The [wind|night wind] [lifted|ruffled|tickled] his ears, and he [let it|liked that|sniffed at it].'),
    ],
    way: [
      [
        'Down the hill went a [row|parade]: {dragon} in front with his [light|flame], then {hero}, then {keeper1}, [in step|humming].',
        '{Dragon} [lit|showed] the way. “[Root|Puddle],” he said, “[stone|thistle], [lift your foot|mind your head].” He [loved|enjoyed|adored] it.',
        'A dragon is a [fine|very good] lamp: it [asks|knows] if you are [cold|tired], and it [hums|waits at corners].',
      ],
      [
        '{Keeper2} came along [too|as well], to [see|guard] that it was done [properly|by the rules].',
        '“I’m rather good at [this|rescuing],” he said, [amazed|in surprise], and [shone|glowed] a bit [brighter|more].',
        '“Was I in [time|the rules|tune]?” he asked. “You [were|came|ran],” said {hero}. “That’s [the rule|all of them|what counts].”',
      ],
      aside('way'),
    ],
    home: [
      [
        'At the [bottom|end] of the path {hero} [hugged|hugged and hugged] him. He was as [warm|hot] as a [loaf|teapot], and smelled of [toast|smoke|warm stone].',
        '“You [saved|rescued|fetched] me,” said {hero}. “By the [rules|book]?” asked {dragon}. “By the [stairs|light],” said {hero}, and gave him {a treat} [to take|for the way].',
        '“Good [night|night, then],” said {dragon}. He [went|walked] up the hill, all by himself, and left the [door|gate] [open|wide open] behind him.',
      ],
      adult('end'),
      more('All night there was a [small|gold] light in the [yard|grass], [outside|not inside] the walls.'),
    ],
    note: [
      [
        '¶In the morning a [new|warm] paper plane came [down|sailing]: “[Kindly|Please] be lost again on {day}, for I’m [free|free at four|there all day|not busy]. {Dragon}, [rescuer|your rescuer|outside|out of doors].”',
        '¶At [breakfast|sunrise], [tap|flip, flap], came a [letter|new letter]: “Rule one, and [only|last]: [just ask|call me]. {Day}? Your {dragon}.”',
        '¶And [early|first thing] next day there was a letter, [singed|a bit burnt]: “Do you need [saving|a dragon] on {day}? I [can|could|will] [come|run|fly down]! {Dragon}.”',
      ],
      aside('end'),
    ],
    last: [
      [
        '¶Early in the [morning|sun], [tap|flip, flap], a paper plane landed on {hero’s} [foot|head|plate]. It was [brand new|still warm|addressed to {hero}].',
        '¶The sun was [hardly|just] up when [a|one more] paper plane came [down|sailing] from {castle}. It [flew|had learned to fly] [loops|very straight].',
        '¶[And in|Then, in] the [morning|first light]? [Whoosh|Tap|Flip, flap|Zip]! A [letter|new letter], with [singed|slightly burnt] [edges|corners].',
      ],
      [
        '“Dear {hero}, [kindly|please] be lost again on {day}. I am free [at four|all day|after lunch]. {Dragon}, [rescuer|out of doors].”',
        '“Rule one, and [only|last]: [just ask|you need only call]. See you on {day}? Your {dragon}, [dragon and lamp|outside].”',
        given('form:bow', '“Do you need [saving|rescuing] on {day}? No bow needed. [Just call|Ask for {dragon}].”'),
        given(
          'form:trumpet',
          '“Do you need [saving|rescuing] on {day}? No trumpet needed. [Just call|Ask for {dragon}].”',
        ),
        given(
          'form:rhyme',
          '“Do you need [saving|rescuing] on {day}? No rhymes needed. [Just call|Ask for {dragon}].”',
        ),
      ],
      aside('end'),
      more('{Hero} looked for a [good|dark|deep] place to get [lost|stuck] in.'),
    ],
  },
  asides: {
    start: {
      person: [
        '“After you,” said {friend}, [politely|not moving]. “No, [really|you first].”',
        '“I’ll [carry|hold] the rules,” said {friend}, “in case they [bite|run].”',
        '{Friend} [marched|came] in, too, [left, right|on tiptoe].',
      ],
      pet: [
        '{Friend} came in [nose|tail] first and [sniffed|greeted] a [brick|statue].',
        '{Friend} [growled|blinked] at the stone lion, [just in case|and won].',
      ],
    },
    way: {
      person: [
        '“That’s one [more|done],” said {friend}, and [made a tick|hopped].',
        '“I did the [hard|loud] bit,” said {friend}.',
        '“Is there a rule about [lunch|sitting down]?” asked {friend}.',
        '{Friend} [bowed|waved] as they [left|went on].',
        '“Best [castle|day] ever,” said {friend}, [out of breath|and ran on].',
      ],
      pet: [
        '{Friend} [followed|trotted behind], [very proud|in step].',
        '{Friend} [licked|nudged] everybody [goodbye|hello].',
        '{Friend} had [helped|sat], mostly by [wagging|looking sweet].',
        '{Friend} [yawned|sneezed], and they went [on|up].',
      ],
    },
    trouble: {
      person: [
        '“If I see [one more|another] stair,” said {friend}, and lay [down|flat].',
        '“My legs have gone [home|soft],” said {friend}.',
        '{Friend} [leaned|whispered] to {hero}: “He’s [stalling|frightened], isn’t he?”',
      ],
      pet: [
        '{Friend} [sat|lay down] on the suitcase and [sighed|would not move].',
        '{Friend} put {friend.their} chin on the dragon’s [foot|toe].',
      ],
    },
    turn: {
      person: [
        '“He [did it|came]!” [cried|yelled] {friend}. “He’s [out|here]!”',
        '{Friend} [cheered|clapped] till it [echoed|rang].',
      ],
      pet: [
        '{Friend} ran [rings|circles] round the dragon and [sang|danced].',
        '{Friend} gave him a [long|wet] lick. It [hissed|fizzed].',
      ],
    },
    end: {
      person: [
        '“I’m [busy|free] on {day},” said {friend}, “being [lost|rescued].”',
        '“We could [hide|get lost] in the [well|kitchen],” said {friend}.',
      ],
      pet: [
        '{Friend} [ate|chewed] the [corner|envelope]. It tasted of [toast|smoke].',
        '{Friend} was already [off|halfway up the hill].',
      ],
    },
  },
  adults: {
    start: [
      '“I’ll wait here,” said {grownUp}, “with my [feet|shoes] [up|off].”',
      '“It’s [only|just] an old castle,” said {grownUp}, and [shut both eyes|unpacked the tea].',
      '{GrownUp} was [counting|resting after] the [steps|hill], and did not [look up|see].',
    ],
    end: [
      '“There you are,” said {grownUp}. “And who is [this|your friend]?” “My [rescuer|hero],” said {hero}.',
      '{GrownUp} looked at the [dragon|flame] for a while, and then shook his [claw|hand] [warmly|twice].',
      '“I was [so|getting] worried,” said {grownUp}. “There was no [need|call],” said {dragon}. “I was [there|on duty].”',
    ],
  },
  traits: { habit: habits, turn: turns },
};
