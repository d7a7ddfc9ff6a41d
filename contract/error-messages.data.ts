/** What people read when something fails, in every language of the product. `{field}` style slots do not exist here. */
import type { ErrorCode, FieldProblem, RunErrorCode } from '#contract/errors.ts';
import type { Language } from '#core/locale/language.ts';

type Messages<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

export const ERROR_MESSAGES: Messages<ErrorCode> = {
  en: {
    'request.malformed': 'The request is not valid JSON. Send a JSON object.',
    'request.not-json': 'Send the request as JSON (Content-Type: application/json).',
    'request.too-large': 'The request is too large.',
    'request.invalid': 'Some fields need your attention.',
    'request.not-found': 'There is nothing at this address.',
    'request.too-many': 'Too many requests. Wait a minute and try again.',
    'account.not-signed-in': 'Sign in to go on. Your session may have ended.',
    'account.wrong-credentials': 'E-mail or password is wrong.',
    'account.not-confirmed':
      'Confirm your e-mail address first: open the link that we sent to it, or ask for a new one in the settings. You can build characters meanwhile.',
    'account.not-approved':
      'Your account is waiting for approval. You can build characters now; making a book opens once it is approved.',
    'account.rejected':
      'Your account was not approved, so it cannot make or order books. Write to us if you think that this is a mistake.',
    'account.forbidden': 'Your account may not do this.',
    'account.too-many-guesses':
      'Too many wrong passwords for this account. Wait a quarter of an hour, or reset the password.',
    'account.link-invalid': 'This link has expired or was used already. Ask for a new one.',
    'account.last-admin': 'You are the only administrator. Make somebody else administrator first.',
    'account.sign-in-again': 'Sign in again and repeat this within ten minutes, so that we know it is you.',
    'account.sign-in-off': 'This way to sign in is not available here.',
    'account.sign-in-refused': 'The sign-in could not be confirmed. Try again, or use your e-mail and password.',
    'account.sign-in-unreachable':
      'The sign-in service cannot be reached. Try again in a moment, or use your e-mail and password.',
    'account.sign-in-without-email':
      'The sign-in service did not tell us an e-mail address. Make an account with your e-mail and a password instead.',
    'account.exists-otherwise': 'There is an account with this e-mail already. Sign in the way you did before.',
    'account.exists-unconfirmed':
      'There is an account with this e-mail that was never confirmed. Open the link in its mail, or set a new password, and then sign in.',
    'account.linked-elsewhere': 'This sign-in belongs to another account already.',
    'session.not-found': 'This session has ended already.',
    'character.not-found': 'This character does not exist any more.',
    'character.too-many': 'You have reached the number of characters an account can keep. Delete one to make room.',
    'template.not-found': 'This story template does not exist.',
    'book.not-found': 'This book does not exist any more.',
    'book.not-finished': 'This book is not finished yet. Try again when all its pages are there.',
    'book.still-running': 'This book is still being made. Delete it once it is finished.',
    'book.no-such-page': 'This book has no such page.',
    'book.changed-meanwhile':
      'This book was changed somewhere else meanwhile. Look at it as it is now, then make your change again.',
    'book.nothing-to-undo': 'This page is as it was first made; there is nothing to take back.',
    'book.page-being-drawn': 'This page is being drawn right now. Wait until the new picture is there.',
    'book.file-being-made': 'The PDF is being made anew after a change. Try again in a moment.',
    'share.not-found': 'This link does not show a book any more.',
    'run.not-failed': 'This book is not waiting to be resumed.',
    'link.expired': 'This link has expired. Reload the page to get a new one.',
    'server.internal': 'Internal server error',
    'server.starting': 'The server is starting. Try again in a moment.',
    'server.busy': 'There is too much to draw right now. Try again in a moment.',
  },
  ar: {
    'request.malformed': 'الطلب ليس بصيغة JSON صحيحة. أرسل كائن JSON.',
    'request.not-json': 'أرسل الطلب بصيغة JSON (Content-Type: application/json).',
    'request.too-large': 'الطلب أكبر من المسموح.',
    'request.invalid': 'بعض الحقول تحتاج إلى مراجعة.',
    'request.not-found': 'لا يوجد شيء على هذا العنوان.',
    'request.too-many': 'طلبات كثيرة جدًا. انتظر دقيقة ثم حاول مرة أخرى.',
    'account.not-signed-in': 'سجّل الدخول للمتابعة. ربما انتهت جلستك.',
    'account.wrong-credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    'account.not-confirmed':
      'أكّد بريدك الإلكتروني أولًا: افتح الرابط الذي أرسلناه إليه، أو اطلب رابطًا جديدًا من الإعدادات. يمكنك بناء الشخصيات في هذه الأثناء.',
    'account.not-approved': 'حسابك في انتظار الموافقة. يمكنك الآن بناء الشخصيات، ويُفتح إنشاء الكتب بعد الموافقة.',
    'account.rejected':
      'لم تتم الموافقة على حسابك، لذلك لا يمكنه إنشاء الكتب أو طلبها. راسلنا إذا كنت ترى أن في الأمر خطأ.',
    'account.forbidden': 'لا يملك حسابك صلاحية هذا الإجراء.',
    'account.too-many-guesses': 'محاولات كثيرة بكلمة مرور خاطئة لهذا الحساب. انتظر ربع ساعة أو عيّن كلمة مرور جديدة.',
    'account.link-invalid': 'انتهت صلاحية هذا الرابط أو استُخدم من قبل. اطلب رابطًا جديدًا.',
    'account.last-admin': 'أنت المسؤول الوحيد. اجعل شخصًا آخر مسؤولًا أولًا.',
    'account.sign-in-again': 'سجّل الدخول مرة أخرى وكرّر هذا خلال عشر دقائق، لنتأكد من أنك صاحب الحساب.',
    'account.sign-in-off': 'طريقة تسجيل الدخول هذه غير متاحة هنا.',
    'account.sign-in-refused': 'تعذّر تأكيد تسجيل الدخول. حاول مرة أخرى أو استخدم بريدك الإلكتروني وكلمة المرور.',
    'account.sign-in-unreachable':
      'تعذّر الوصول إلى خدمة تسجيل الدخول. حاول بعد لحظات أو استخدم بريدك الإلكتروني وكلمة المرور.',
    'account.sign-in-without-email':
      'لم تُخبرنا خدمة تسجيل الدخول ببريد إلكتروني. أنشئ حسابًا ببريدك الإلكتروني وكلمة مرور بدلًا من ذلك.',
    'account.exists-otherwise': 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول بالطريقة التي استخدمتها من قبل.',
    'account.exists-unconfirmed':
      'يوجد حساب بهذا البريد الإلكتروني لم يُؤكَّد بعد. افتح الرابط في رسالته أو عيّن كلمة مرور جديدة، ثم سجّل الدخول.',
    'account.linked-elsewhere': 'وسيلة الدخول هذه تخص حسابًا آخر.',
    'session.not-found': 'انتهت هذه الجلسة من قبل.',
    'character.not-found': 'هذه الشخصية لم تعد موجودة.',
    'character.too-many': 'وصلت إلى أقصى عدد من الشخصيات في الحساب. احذف شخصية لتفسح مكانًا.',
    'template.not-found': 'قالب القصة هذا غير موجود.',
    'book.not-found': 'هذا الكتاب لم يعد موجودًا.',
    'book.not-finished': 'لم يكتمل هذا الكتاب بعد. حاول مرة أخرى عند اكتمال صفحاته.',
    'book.still-running': 'ما زال هذا الكتاب قيد الإعداد. احذفه بعد أن يكتمل.',
    'book.no-such-page': 'لا توجد صفحة كهذه في الكتاب.',
    'book.changed-meanwhile': 'تغيّر هذا الكتاب في مكان آخر في هذه الأثناء. انظر إليه كما هو الآن ثم أعد تعديلك.',
    'book.nothing-to-undo': 'هذه الصفحة كما صُنعت أول مرة، وليس فيها ما يُتراجع عنه.',
    'book.page-being-drawn': 'تُرسم هذه الصفحة الآن. انتظر حتى تصل الصورة الجديدة.',
    'book.file-being-made': 'يُعدّ ملف PDF من جديد بعد التعديل. حاول مرة أخرى بعد لحظات.',
    'share.not-found': 'لم يعد هذا الرابط يعرض كتابًا.',
    'run.not-failed': 'هذا الكتاب لا ينتظر الاستئناف.',
    'link.expired': 'انتهت صلاحية هذا الرابط. أعد تحميل الصفحة للحصول على رابط جديد.',
    'server.internal': 'خطأ داخلي في الخادم',
    'server.starting': 'الخادم قيد التشغيل. حاول مرة أخرى بعد لحظات.',
    'server.busy': 'لدينا الآن رسوم كثيرة ننتظر إنجازها. حاول مرة أخرى بعد لحظات.',
  },
};

export const FIELD_MESSAGES: Messages<FieldProblem> = {
  en: {
    required: 'Fill this in.',
    invalid: 'This value is not one of the possible ones.',
    empty: 'Fill this in.',
    'too-short': 'This is too short.',
    'too-long': 'This is too long.',
    'too-many-lines': 'This has too many lines.',
    'too-small': 'This number is too small.',
    'too-big': 'This number is too big.',
    'too-many': 'There are too many of these.',
    'too-few': 'Choose at least one.',
    'invisible-characters': 'This contains invisible characters. Type it again instead of pasting it.',
    'no-letter': 'A name needs at least one letter.',
    'not-an-email': 'Enter an e-mail address like name@example.com.',
    'email-taken': 'There is an account with this e-mail already. Sign in instead.',
    'wrong-password': 'This is not your current password.',
    'common-password':
      'Many people use this password, so it is one of the first that thieves try. Three or four words that do not belong together make a good one.',
    'password-tells-you':
      'This password is your name or your e-mail address, which others know. Three or four words that do not belong together make a good one.',
    'must-accept': 'Accept the terms to go on.',
    'unknown-character': 'One of these characters is not yours or does not exist any more.',
    'duplicate-character': 'The same character is chosen twice.',
    'unknown-template': 'This story template does not exist.',
    'template-or-idea': 'Choose a template or write your own idea, one of the two.',
    'language-unavailable': 'This story is not written in that language. Choose another language or another story.',
    'dialect-unavailable':
      'This story is not written in that kind of Arabic for this age. Choose the other Arabic or another story.',
    'cannot-be-printed':
      'This has letters that our book fonts do not have. Write it in Latin, Cyrillic, Greek or Arabic letters.',
    'idea-unsuitable':
      'We keep our books free of violence, fright and things for grown-ups, so we cannot tell this one. Perhaps one of these is near to what you have in mind?',
    'idea-worrying':
      'We cannot make a book of this. If somebody you love is in such pain, or you are, please talk to a doctor or a person you trust today. If you like, we tell a gentle story:',
    'idea-owned-character':
      'This names a character who belongs to somebody else, so we may not print them. A hero of your own can have an adventure that is near:',
    'name-unsuitable': 'This is a word that hurts people. Write another name.',
    'note-unsuitable':
      'We keep our pictures free of violence, fright, things for grown-ups and characters of others. Say it in another way.',
    'not-an-object': 'Send a JSON object.',
  },
  ar: {
    required: 'هذا الحقل مطلوب.',
    invalid: 'هذه القيمة ليست من القيم الممكنة.',
    empty: 'هذا الحقل مطلوب.',
    'too-short': 'النص قصير جدًا.',
    'too-long': 'النص طويل جدًا.',
    'too-many-lines': 'الأسطر كثيرة جدًا.',
    'too-small': 'الرقم صغير جدًا.',
    'too-big': 'الرقم كبير جدًا.',
    'too-many': 'العدد أكبر من المسموح.',
    'too-few': 'اختر واحدًا على الأقل.',
    'invisible-characters': 'يحتوي النص على رموز غير مرئية. اكتبه من جديد بدلًا من لصقه.',
    'no-letter': 'يجب أن يحتوي الاسم على حرف واحد على الأقل.',
    'not-an-email': 'اكتب بريدًا إلكترونيًا مثل name@example.com.',
    'email-taken': 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول بدلًا من ذلك.',
    'wrong-password': 'هذه ليست كلمة مرورك الحالية.',
    'common-password':
      'يستخدم كثيرون كلمة المرور هذه، فهي من أول ما يجرّبه اللصوص. ثلاث كلمات أو أربع لا رابط بينها تصلح كلمة مرور جيدة.',
    'password-tells-you':
      'كلمة المرور هذه هي اسمك أو بريدك الإلكتروني، وغيرك يعرفهما. ثلاث كلمات أو أربع لا رابط بينها تصلح كلمة مرور جيدة.',
    'must-accept': 'وافق على الشروط للمتابعة.',
    'unknown-character': 'إحدى الشخصيات ليست لك أو لم تعد موجودة.',
    'duplicate-character': 'اخترت الشخصية نفسها مرتين.',
    'unknown-template': 'قالب القصة هذا غير موجود.',
    'template-or-idea': 'اختر قالبًا أو اكتب فكرتك، واحدًا من الاثنين.',
    'language-unavailable': 'هذه القصة غير مكتوبة بهذه اللغة. اختر لغة أخرى أو قصة أخرى.',
    'dialect-unavailable': 'هذه القصة غير مكتوبة بهذه العربية لهذا العمر. اختر العربية الأخرى أو قصة أخرى.',
    'cannot-be-printed':
      'يحتوي هذا على حروف غير موجودة في خطوط الكتاب. اكتبه بحروف لاتينية أو سيريلية أو يونانية أو عربية.',
    'idea-unsuitable':
      'كتبنا خالية من العنف والرعب وأمور الكبار، لذلك لا نستطيع أن نحكي هذه القصة. لعل إحدى هاتين الفكرتين قريبة مما تريد؟',
    'idea-worrying':
      'لا نستطيع أن نصنع كتابًا من هذا. إذا كان شخص تحبه يتألم هكذا، أو كنت أنت تتألم، فتحدّث اليوم مع طبيب أو مع شخص تثق به. وإن شئت حكينا لك قصة هادئة:',
    'idea-owned-character':
      'في هذه الفكرة شخصية يملكها غيرنا، فلا يحق لنا أن نطبعها. يستطيع بطل من عندك أن يعيش مغامرة قريبة منها:',
    'name-unsuitable': 'هذه كلمة تجرح الناس. اكتب اسمًا آخر.',
    'note-unsuitable': 'صورنا خالية من العنف والرعب وأمور الكبار والشخصيات التي يملكها غيرنا. اكتبها بطريقة أخرى.',
    'not-an-object': 'أرسل كائن JSON.',
  },
};

type MeasuredMessages = Readonly<Partial<Record<FieldProblem, (limit: string, actual: string | null) => string>>>;

/** The same with numbers, already in the digits of the language. The words around them fit every number. */
export const MEASURED_MESSAGES: Readonly<Record<Language, MeasuredMessages>> = {
  en: {
    'too-short': (limit, actual) =>
      `This is too short: at least ${limit} characters are needed${actual === null ? '' : `, and there are ${actual} so far`}.`,
    'too-long': (limit, actual) =>
      `This is too long: at most ${limit} characters are allowed${actual === null ? '' : `, and there are ${actual}`}.`,
    'too-many-lines': (limit, actual) =>
      `This has too many lines: at most ${limit} are allowed${actual === null ? '' : `, and there are ${actual}`}.`,
    'too-small': (limit) => `This number is too small: the smallest is ${limit}.`,
    'too-big': (limit) => `This number is too big: the largest is ${limit}.`,
    'too-many': (limit) => `There are too many of these: at most ${limit} are allowed.`,
  },
  ar: {
    'too-short': (limit, actual) =>
      `النص قصير جدًا: الحد الأدنى لعدد الحروف ${limit}${actual === null ? '' : `، وعددها الآن ${actual}`}.`,
    'too-long': (limit, actual) =>
      `النص طويل جدًا: الحد الأقصى لعدد الحروف ${limit}${actual === null ? '' : `، وعددها الآن ${actual}`}.`,
    'too-many-lines': (limit, actual) =>
      `الأسطر كثيرة جدًا: الحد الأقصى لعددها ${limit}${actual === null ? '' : `، وعددها الآن ${actual}`}.`,
    'too-small': (limit) => `الرقم صغير جدًا: أصغر رقم ممكن ${limit}.`,
    'too-big': (limit) => `الرقم كبير جدًا: أكبر رقم ممكن ${limit}.`,
    'too-many': (limit) => `العدد أكبر من المسموح: الحد الأقصى ${limit}.`,
  },
};

export const RUN_ERROR_MESSAGES: Messages<RunErrorCode> = {
  en: {
    'run.story-failed': 'The story could not be written. Nothing is lost: try again to go on.',
    'run.page-failed': 'A page could not be drawn. The finished pages are kept: try again to go on.',
    'run.assembly-failed': 'The book could not be put together. All its pages are kept: try again to go on.',
  },
  ar: {
    'run.story-failed': 'تعذّرت كتابة القصة. لم يضع شيء: حاول مرة أخرى للمتابعة.',
    'run.page-failed': 'تعذّر رسم إحدى الصفحات. الصفحات المكتملة محفوظة: حاول مرة أخرى للمتابعة.',
    'run.assembly-failed': 'تعذّر تجميع الكتاب. كل صفحاته محفوظة: حاول مرة أخرى للمتابعة.',
  },
};
