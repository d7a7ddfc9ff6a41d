/** The words of the frame around the pages and of the landing page in English. */
export const enFrame = {
  meta: {
    description:
      'Hikaya is the bridge between corporations and customers: families make personalised, illustrated story books about their own children, and partners print them.',
  },
  app: { name: 'Hikaya', loading: 'Loading...', skip: 'Skip to the page', optional: 'optional' },
  actions: { close: 'Close', cancel: 'Cancel', back: 'Back', next: 'Next', retry: 'Try again' },
  preferences: { otherLanguage: 'العربية', dark: 'Switch to dark', light: 'Switch to light' },
  menu: {
    title: 'Menu',
    open: 'Open the menu',
    home: 'Hikaya, home',
    main: 'Main Menu',
    settings: 'Settings',
    create: 'Create',
    dashboard: 'Dashboard',
    library: 'My Library',
    playground: 'Playground',
    signIn: 'Sign in',
    support: 'Support',
    logout: 'Logout',
  },
  footer: {
    title: 'More about Hikaya',
    contact: 'Support',
    referrals: 'Invite friends',
    shipping: 'Shipping and returns',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
  },
  documents: { changedOn: 'Last changed on {{date}}', contents: 'On this page' },
  trouble: {
    notFoundTitle: '404',
    notFoundHeading: '404!',
    notFoundDescription: 'The page you tried to access is not found or maybe is deleted',
    somethingWrong: 'Something Went Wrong',
    report: 'Report Issue',
    home: 'Back to the start',
    oops: 'Oops!',
    reload: 'Reload',
    errorTitle: 'Something went wrong !',
    errorDescription: "an error occured, we're working on it",
    partMissing: 'This part of the page did not load. Check your connection, or reload the page.',
  },
  languages: { en: 'English', ar: 'Arabic', bilingual: 'English and Arabic' },
  landing: {
    title: 'A picture book about your own child',
    text: 'You say who the story is about and how they look. Hikaya writes a story for them, draws every page, and makes it a book to read together.',
    create: 'Make a book',
    howLink: 'How it works',
    play: 'Try the playground',
    heroTitle: 'Change the hero',
    samplesTitle: 'Read one now',
    samplesText:
      'Whole books, just as our storyteller and our illustrator made them. The children in them are made up; in yours it is your own.',
    sample: 'Sample',
    sampleAbout: 'About {{hero}}, for age {{age, number}}',
    sampleRead: 'Read the sample “{{title}}”',
    samplePages: 'A sample book: {{title}}',
    sampleGone: 'This sample is not on our shelf any more.',
    sampleUnreachable: 'This sample did not load. Check your connection and try again.',
    howTitle: 'From a name to a book',
    steps: {
      hero: {
        title: 'Draw your hero',
        text: 'Skin, hair, glasses, hijab, clothes: the portrait changes while you choose. Brothers, sisters and grandparents can come along.',
      },
      story: {
        title: 'Pick a story',
        text: 'Begin with one of ours or tell us your own idea. Choose the length, the art style and a dedication.',
      },
      book: {
        title: 'Watch it being made',
        text: 'The pages arrive one by one as they are drawn. Then read the book on any screen, or download it as a PDF.',
      },
    },
    storiesTitle: 'Stories to begin with',
    storiesText: 'Each picture is a real page, drawn for a sample hero. Yours will show your own.',
    storiesLanguages: 'Told in {{languages}}.',
    storyAges: 'Ages {{min, number}} to {{max, number}}',
    pricesTitle: 'One book, three ways to hold it',
    pricesText: 'You read the whole book before you decide. Delivery is added and shown before you pay.',
    perBook: 'per book',
    sizes: { medium: '21 × 21 cm', large: '30 × 30 cm' },
    formats: {
      digital: {
        title: 'Digital',
        text: 'A PDF for tablets and screens, with descriptions of every picture for those who cannot see it.',
      },
      softcover: {
        title: 'Softcover',
        text: 'Light, for small hands and long journeys. Printed for you alone, with pictures at 300 ppi.',
      },
      hardcover: {
        title: 'Hardcover',
        text: 'Thick boards and a spine with the title: the one that stays on the shelf.',
      },
    },
    questionsTitle: 'Good to know',
    questions: {
      photo: {
        ask: 'Do you need a photo of my child?',
        answer:
          'No. You build the hero from skin, hair, glasses, clothes and much more, and the portrait changes while you choose.',
      },
      same: {
        ask: 'Does the hero look the same on every page?',
        answer:
          'Yes. Every page is drawn from the same hero, from every side and in every pose, with their glasses, hearing aid or wheelchair, and one colour that is theirs.',
      },
      ai: {
        ask: 'Who writes and draws?',
        answer:
          'Our own storyteller and illustrator, on our own server. The stories were written by hand for three ages; the program tells them anew about your child.',
      },
      arabic: {
        ask: 'Is the Arabic a translation?',
        answer:
          'No. Every Arabic story is written in Arabic, agrees with your child in every sentence, and carries full vowel marks for readers under eight. A book can have both languages side by side.',
      },
      change: {
        ask: 'Can I change something?',
        answer:
          'You can write your own idea, choose the length and the art style, and read everything before you order.',
      },
      review: {
        ask: 'Is the book looked at before it is printed?',
        answer: 'Yes, by a person, page by page.',
      },
      delete: {
        ask: 'What happens to what I type about my child?',
        answer:
          'It is used for your books and nothing else. You can take it along or delete all of it in the settings.',
      },
    },
    endTitle: 'Who is your story about?',
  },
} as const;
