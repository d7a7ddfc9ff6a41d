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
    logout: 'Logout',
  },
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
  },
  languages: { en: 'English', ar: 'Arabic', bilingual: 'English and Arabic' },
  landing: {
    title: 'A picture book about your own child',
    text: 'You say who the story is about and how they look. Hikaya writes a story for them, draws every page, and makes it a book to read together.',
    create: 'Make a book',
    howLink: 'How it works',
    play: 'Try the playground',
    heroTitle: 'Change the hero',
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
    endTitle: 'Who is your story about?',
  },
} as const;
