/** What heroes of each trait do in the half song, in English for readers of 5 to 10. */
import type { TraitLines } from '#studio/storyteller/text/passage.ts';

export const habits: TraitLines = {
  brave: [
    '{Hero} [reached|put a {hero.hand}] right in, though it might have been a [snake|trap|hedgehog] with a lid.',
    '“I’ll [open|touch] it [first|myself],” said {hero}, who also [opens|tests] [attics|puddles|strange doors].',
  ],
  curious: [
    '{Hero} shook it, [sniffed|licked] it, and [held|put] it to {their} [ear|nose], to learn what it was [up to|for].',
    '{Hero} had [nine|six|fourteen] questions, and [none|not one] of them was about [lunch|the weather].',
  ],
  kind: [
    '“Poor [thing|box], all [alone|cold],” said {hero}, and [rubbed|dried] it with a [sleeve|leaf|sock].',
    '{Hero} moved a [beetle|snail] who had [sat down|gone to sleep] on the lid, and said [sorry|good day] to it.',
  ],
  funny: [
    '{Hero} [knocked|tapped] on the lid. “Anybody [home|in there]? [Post|Pizza|Ice cream]!”',
    '{Hero} put it on {their} head like a [crown|hat] and bowed to the [worms|sparrows|ants].',
  ],
  shy: [
    '{Hero} looked [left|round], and [right|up], to see if anyone was [watching|there], before {they} [touched|lifted] it.',
    '{Hero} said [hello|good day] to it, but so [softly|low] that only the box could [hear|know].',
  ],
  stubborn: [
    'The lid was [stuck|jammed]. {Hero} pulled for as long as it takes to [eat soup|sing ten songs], and it [gave in|popped].',
    '{Hero} [dug|tugged] at it with a [spoon|stick] until it came [loose|free], with [half the path|a root] on it.',
  ],
  dreamy: [
    '{Hero} had been looking for a cloud like a [teapot|boat|shoe], and [fell over|sat down on] the box [instead|by chance].',
    'To {hero} it looked like a [house|ship] for somebody as big as a [thumb|bean], with [smoke|flags].',
  ],
  careful: [
    '{Hero} [walked|went] round it, [twice|three times], and poked it with a [straw|twig], to be [sure|safe].',
    '{Hero} spread out a [cloth|leaf] and put the box down in the very [middle|centre], the right way [up|round].',
  ],
  energetic: [
    '{Hero} had been [hopping|running] since [breakfast|sunrise], and [stopped|skidded], because {their} foot went [bonk|clonk].',
    '{Hero} ran [three|six] times round it before {they} had the [breath|time] to [look|bend down].',
  ],
  clever: [
    '{Hero} saw at once how the [catch|key] [went|worked]: push, [turn|slide], and a [quarter|half] back.',
    '“No [mud|rain] on top,” said {hero}, “so it came [last night|this morning].” {They} [noticed|liked] such things.',
  ],
};

export const turns: TraitLines = {
  brave: [
    'It’s a [big|bold] thing to sing alone on a [mountain|rock], thought {hero}, and stood [up|on a stone], and [breathed in|opened {their} mouth].',
    '“[Sing along|Keep time|Come], then,” said {hero} to {their} [knees|teeth], which [shook|knocked], and [began|started].',
  ],
  curious: [
    'Could a [song|tune] come out of {them}, {hero} wondered, [whole|in one piece], with no box? There was [one|only one] way to [find out|know].',
    'How [high|far] does a song [go|carry] from up here? {Hero} [wanted|had] to know, and [took a breath|tried it].',
  ],
  kind: [
    'Somebody out there was [waiting|listening] for this song. {Hero} could not let them [wait|sit] in the [quiet|silence], and [so began|sang].',
    '“You’re [tired|broken],” {hero} told the box. “[Rest|Sleep]. I’ll [sing|do it] for you.”',
  ],
  funny: [
    '“Ladies and [boulders|pebbles],” said {hero} to the [mountain|stones], “the box has a [cold|sore throat], so you’ll [get|have to take] me.”',
    '{Hero} put the box on {their} head, turned {their} own [ear|nose] like a [key|handle], and [sang|began].',
  ],
  shy: [
    '{Hero} never sang when anyone could [hear|listen]. But here there were only [stones|rocks], and stones [don’t laugh|keep secrets]. {They} began, very [low|softly].',
    '{Hero} sang it into {their} own [collar|{hero.hands}] first. Then a [little|bit] louder. Then [so that it rang|to the whole sky].',
  ],
  stubborn: [
    '“I said I’d bring you [home|back],” {hero} told the [box|song], “and [I will|back you’ll go].” And {they} [sang|began] through {their} [teeth|nose].',
    '{Hero} would not [turn round|go down]. No box? Then [a mouth|{hero}] would [do|have to do].',
  ],
  dreamy: [
    'The song was still [going round|playing] inside {hero’s} head, like a [fish|moth]. All {they} had to do was [open up|leave the door open], and it [came out|swam out].',
    '{Hero} looked at the [first star|long sky] and began to hum, and what {they} hummed was the [song|tune]. Then {they} sang it.',
  ],
  careful: [
    '{Hero} hummed it through [once|twice], note by note, [counting|on {their} fingers], to be sure that [none|not one] was [lost|missing]. Then {they} sang.',
    'First {hero} wrapped the box in a [scarf|sock]. Then {they} [coughed|cleared {their} throat] and [placed|set] each note [carefully|down like an egg].',
  ],
  energetic: [
    '{Hero} stamped [left, and right|once, and twice], to get [warm|the beat], and hummed to the [stamping|beat], and then {they} sang.',
    '{Hero} could not sit still, [not even|least of all] for being sad. {They} [hopped|jumped] up and sang [with both arms|at the top of {their} voice].',
  ],
  clever: [
    'A box is only [wood|a place] to keep a song in, thought {hero}. And so is a [head|throat]. {They} [opened|tried] it.',
    'The box [is broken|won’t play], {hero} thought, but the [song|tune] isn’t. I’ve [heard|got] it, [note for note|by heart].',
  ],
};
