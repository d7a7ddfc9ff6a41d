/** A paper theatre that rises out of an open book: moon, hills, river, a child with a lantern and a fox. */

const Sky = () => (
  <g>
    <path d="M84 330C84 170 190 60 340 60s256 110 256 270z" fill="#2a3163" />
    <path d="M84 330c0-150 100-252 244-268 92 40 150 138 150 268z" fill="#343c76" opacity=".6" />
    <circle cx="452" cy="150" r="44" fill="#f7d98b" />
    <g fill="#fdf0cf">
      <path d="M210 120l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z" />
      <path d="M330 96l3 7 8 1-6 5 2 8-7-5-7 5 2-8-6-5 8-1z" />
      <circle cx="268" cy="172" r="3" />
      <circle cx="152" cy="232" r="3" />
      <circle cx="390" cy="216" r="2.5" />
      <circle cx="520" cy="236" r="3" />
      <circle cx="364" cy="132" r="2" />
      <circle cx="556" cy="288" r="2.5" />
    </g>
  </g>
);

const Land = () => (
  <g>
    <path d="M84 330c40-46 96-66 150-40 40-40 110-46 158-4 50-34 116-30 204 44v32H84z" fill="#5b4b8a" />
    <path d="M84 344c70-40 150-34 214-6 84-36 190-34 298 6v40H84z" fill="#3f6f7f" />
    <path d="M84 378c90-30 180-22 246 0 90-22 180-24 266-4v36H84z" fill="#6fb0b4" />
    <path
      d="M84 384c90-14 180-10 246 2 90-14 180-14 266-2"
      fill="none"
      stroke="#d7eef0"
      strokeWidth="3"
      strokeDasharray="26 18"
    />
    <g>
      <path d="M404 366h84c-6 18-18 24-42 24s-36-8-42-24z" fill="#8a4b2a" />
      <path d="M444 364V262c34 24 48 62 50 94z" fill="#fff6e2" />
      <path d="M438 364V292c-18 20-26 44-28 66z" fill="#f0b63f" />
    </g>
    <path d="M76 420c60-34 160-44 240-22 100-26 214-22 288 18v40H76z" fill="#2d6a45" />
  </g>
);

const Palm = ({ at }: { at: string }) => (
  <g transform={at}>
    <path d="M0 0c6-40 4-78-6-112l12-4c10 38 12 76 8 116z" fill="#6b4630" />
    <g fill="#2f8055">
      <path d="M2-114c-26-20-54-20-74 2 26-6 50-6 74-2z" />
      <path d="M2-114c26-22 54-20 74 4-26-8-50-8-74-4z" />
      <path d="M2-114c-12-28-34-42-60-36 24 8 44 20 60 36z" />
      <path d="M2-114c10-30 32-44 58-38-24 8-42 20-58 38z" />
      <path d="M2-114c-20-4-40 6-50 30 18-14 34-24 50-30z" />
      <path d="M2-114c20-2 38 10 46 32-16-14-30-24-46-32z" />
    </g>
  </g>
);

const Child = () => (
  <g transform="translate(262 306)">
    <circle cx="74" cy="66" r="58" fill="#f7c860" opacity=".26" />
    <path d="M22 132l-4 26M42 132l6 26" stroke="#7a4526" strokeWidth="10" strokeLinecap="round" />
    <path d="M8 134c0-40 6-66 24-66s26 26 28 66z" fill="#e2553a" />
    <path d="M44 84l28-10" stroke="#c68a5a" strokeWidth="9" strokeLinecap="round" />
    <path d="M14 90l-6 26" stroke="#e2553a" strokeWidth="10" strokeLinecap="round" />
    <circle cx="32" cy="46" r="25" fill="#c68a5a" />
    <path d="M7 46c-4-30 12-40 28-40 18 0 28 14 24 36-8-2-14-8-18-14-8 10-20 14-34 18z" fill="#3a241b" />
    <circle cx="44" cy="50" r="2.8" fill="#1d2038" />
    <circle cx="28" cy="51" r="2.8" fill="#1d2038" />
    <path d="M32 60c4 4 8 4 11 0" fill="none" stroke="#8c4133" strokeWidth="2.6" strokeLinecap="round" />
    <path d="M74 72v8" stroke="#4c3628" strokeWidth="3" />
    <path d="M64 80h20l4 28H60z" fill="#f7c860" />
    <path d="M62 80h24M60 108h28" stroke="#4c3628" strokeWidth="4" strokeLinecap="round" />
  </g>
);

const Fox = () => (
  <g transform="translate(196 388)">
    <path d="M4 66c-22-2-34-22-22-44 2 20 14 28 28 28z" fill="#d4692f" />
    <path d="M-18 22c-8 10-8 22-4 30 8-4 10-16 4-30z" fill="#fff3e0" />
    <path d="M4 72c-4-30 6-46 24-46s28 16 26 46z" fill="#d4692f" />
    <path d="M20 72c-2-16 2-28 10-28s12 12 10 28z" fill="#fff3e0" />
    <path d="M10 10l2-22 16 10 16-10 2 22c0 16-6 26-18 28-12-2-18-12-18-28z" fill="#d4692f" />
    <path d="M14 20c6 2 10 6 14 16 4-10 8-14 14-16-2 10-6 16-14 18-8-2-12-8-14-18z" fill="#fff3e0" />
    <circle cx="21" cy="14" r="2.4" fill="#1d2038" />
    <circle cx="35" cy="14" r="2.4" fill="#1d2038" />
    <ellipse cx="28" cy="35" rx="3.2" ry="2.4" fill="#1d2038" />
  </g>
);

const Book = () => (
  <g>
    <ellipse cx="340" cy="566" rx="300" ry="16" fill="var(--ink)" opacity=".13" />
    <path d="M340 562C270 522 160 512 34 524V430c126-12 236-4 306 36z" fill="var(--accent)" />
    <path d="M340 562c70-40 180-50 306-38V430c-126-12-236-4-306 36z" fill="var(--accent)" opacity=".86" />
    <path d="M340 548C272 510 168 500 48 510v-92c120-10 224-2 292 36z" fill="#e9dcc0" />
    <path d="M340 548c68-38 172-48 292-38v-92c-120-10-224-2-292 36z" fill="#ddcda9" />
    <path d="M340 536C274 500 172 490 56 498v-84c116-8 218 0 284 38z" fill="#fffaf0" />
    <path d="M340 536c66-36 168-46 284-38v-84c-116-8-218 0-284 38z" fill="#f8f0de" />
    <g fill="none" stroke="#1d2038" strokeOpacity=".28" strokeWidth="4" strokeLinecap="round">
      <path d="M96 448c60-2 112 4 156 16M96 466c60-2 112 4 156 16M96 484c44-1 84 2 118 8" />
      <path d="M584 448c-60-2-112 4-156 16M584 466c-60-2-112 4-156 16M584 484c-44-1-84 2-118 8" />
    </g>
    <path d="M340 452v88" stroke="#cbb78d" strokeWidth="3" />
  </g>
);

export const OpenBookPicture = () => (
  <svg viewBox="0 0 680 600" aria-hidden="true" className="mx-auto w-full max-w-2xl">
    <Sky />
    <Land />
    <Palm at="translate(134 424)" />
    <Palm at="translate(560 420) scale(.82)" />
    <Book />
    <Child />
    <Fox />
  </svg>
);
