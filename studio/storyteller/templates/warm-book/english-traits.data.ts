/** What heroes of each trait do in the story of the warm book, in English for readers of 5 to 10. */
import type { TraitLines } from '#studio/storyteller/text/passage.ts';

export const habits: TraitLines = {
  brave: [
    '{Hero} always read the [scary|thunder] chapter [first|aloud], to show it who [was|is] [boss|reading].',
    '{Hero} had climbed the [wobbly|tallest] ladder that day, right up to the books that nobody [borrows|has opened since the flood].',
    '{Hero} had been [behind|inside] the [stove|locked cupboard] where the [dark|odd] books are, and had [come back|brought one out].',
    'If a page had a [wolf|shark|ghost] on it, {hero} put a finger on its [nose|teeth] and read [on|louder].',
  ],
  curious: [
    '{Hero} read with one finger on the [line|word] and another in the dictionary, to look up the [monsters|fish|knots].',
    '{Hero} had to know what was on the back of [every|each] picture, and it was [always|nearly always] [words|another picture].',
  ],
  kind: [
    '{Hero} always held the book so that the [potted plant|lamp|moth] could [see|read] as well.',
    'When somebody in the story was [sad|cold|lost], {hero} [breathed on|patted] the page [a little|till it was better].',
  ],
  funny: [
    '{Hero} did all the voices. The [king|sea|cook] had a [squeak|sneeze], and the [horse|door] had the [best|longest] lines.',
    '{Hero} laughed so [hard|loud] on page [six|eight|nine] that a [bell|lamp] fell [over|off the desk].',
  ],
  shy: [
    '{Hero} liked it that books [never ask|don’t ask] how you are. They [tell|just tell] you how THEY are, [and that’s that|at once].',
    '{Hero} knew a corner where nobody [looked|went] but the [sun|dust], and [read|lived] there.',
  ],
  stubborn: [
    'Every [hard|long] word got read until it [gave up|was soft]. {Hero} had done [eleven|nine|seven] that [day|afternoon].',
    '“Just to the end of the page,” {hero} had said, [five|six|seven] pages ago, and [meant|would mean] it every time.',
  ],
  dreamy: [
    '{Hero} read a page, and then [looked out of|lived in] the window for [as long again|a while], where the page [went on|was still happening].',
    'Whoever called {hero} now had to call [twice|three times], because {they} had sailed [right |]out of the [room|window].',
  ],
  careful: [
    '{Hero} turned each page [by|at] the corner, [slowly|gently], as you [lift|turn] a [pancake|sleeping cat].',
    '{Hero} had counted the steps from the shelf to the rug: [nine|twelve|fourteen], [always|every time].',
  ],
  energetic: [
    '{Hero} read [upside down|with both feet up the wall|on one leg], and at every full stop {they} [rolled over|jumped].',
    '{Hero} could not read about [running|horses] without [running|galloping] a bit, [so|and] the rug was [crooked|in a heap].',
  ],
  clever: [
    '{Hero} had guessed by page [three|five] who had the [key|gold], and was only reading on to [see|find out] if the [book|writer] knew.',
    '{Hero} kept a list of all the [mistakes|clues] in the book. There were [four|two] so far, [and one was a comma|and a blot].',
  ],
};

export const turns: TraitLines = {
  brave: [
    'Every hair on {hero’s} head wanted to [leave|go to bed]. But {they} [stood up|got up], in the [dark|moonlight], without the [torch|light]. It’s not [polite|fair] to shine at [readers|people].',
    '{Hero} had a choice: [under the table|the door], or [the truth|the dark]. {They} [took|chose] the [second|other one], and walked [out|right out] into the middle of the [rug|room].',
    '“I’m not [leaving|running],” said {hero} to the [dark|moonlight], in a voice that only [wobbled|shook] at the [end|edges]. “I [think|believe] we like the same [book|things].”',
    '{Hero’s} knees [knocked|shook]. “[Shush|Quiet], it’s a library,” {they} told them, and [stood up|came out], and [took|went] one step [closer|nearer].',
  ],
  curious: [
    '{Hero} should have been [afraid|scared], but there was no [room|place] for it, with so many [questions|whys] in there. And one of them [pushed in front|was the right one]: what does a reader [hate|fear] most?',
    '{Hero} wanted to know so [badly|much] that {their} [ears|toes] [hummed|itched]. What would make somebody who [hides|is hiding] [speak|call out]? {Hero} [knew|had an idea].',
  ],
  kind: [
    'A light would only [frighten|startle] it, thought {hero}, and [put|laid] the torch [down|away]. Somebody who reads that [gently|slowly] is nobody to [chase|trap]. You [ask|talk to] them.',
    'It’s lonely, reading at [night|midnight] with nobody to [laugh|gasp] with. {Hero} felt so [sorry|warm] about it that {they} [stood up|came out].',
  ],
  funny: [
    '{Hero} put a hand over {their} mouth, because just then, [of all times|in the dark], {they} had a [very good|wicked] idea, and it [tickled|wanted out].',
    'There is one [thing|trick] that no reader on [earth|this planet] can [bear|stand]. {Hero} [grinned|had to grin] in the dark, and [drew breath|cleared {their} throat].',
  ],
  shy: [
    '{Hero} did not like [to talk|talking] to people {they} could not [see|name]. But whoever this was, they were [shy too|hiding as well], and somebody has to be the [first|brave one].',
    'All {hero’s} life {they} had been good at not being [noticed|seen]. So {they} knew how [it’s done|one does it]: you keep still, [quite near|in plain sight]. [Quite near|In plain sight]!',
  ],
  stubborn: [
    '{Hero} had sat there for [an hour|two hours], with one foot [asleep|full of ants], and was not going to bed [without a name|like this]. {They} [stood up|got up], [foot and all|limping].',
    '“I’m not [going|moving] till I know,” said {hero} to the [dark|shelves]. The [dark|shelves] [waited|did not mind]. So {hero} [tried|used] the [last|meanest] trick {they} [knew|had].',
  ],
  dreamy: [
    '{Hero} let {their} eyes go [soft|wide], as one does with [clouds|patterns]. All at once the room was full of [animals|shapes]: the lamp was a [heron|giraffe], the desk a [cow|bear], and the stool…',
    'In {hero’s} head the clues [got up|joined hands] and [danced|walked] round: [low, slow, leaf|leaf, low, slow]. They were dancing round something [round|small].',
  ],
  careful: [
    '{Hero} went through it once more, [in order|finger by finger]: [low; slow|slow; low]; [likes|eats] {leaf}; [warm|quiet]. It fitted nobody {they} [could see|had asked]. So whoever it was had to be made to [speak|call out].',
    'No [noise|hurry], no light. {Hero} [checked|tied] both {their} laces, [breathed in|counted to four], and [did|said] what {they} had [planned|thought out].',
  ],
  energetic: [
    'Never in {their} life had {hero} sat still so [long|hard]. It [boiled|fizzed] in {their} legs, it got to {their} [chest|neck], and out it [came|jumped], as [words|a shout].',
    'Up [shot|flew] {hero} from behind the table, like toast, and [hopped|skidded] to the middle of the [rug|floor].',
  ],
  clever: [
    'Catching a reader is [easy|simple], thought {hero}, if you are one [yourself|too]. You don’t need a [net|trap]. You need the [last|right] page.',
    '{Hero} crossed them all [off|out], on {their} fingers, the [quick|high] ones, the [cold|small] ones, the ones who [sit on|nibble] books. One [finger|thing] was left, and it had [been|stood] there [all day|all along].',
  ],
};
