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
    'account.not-approved':
      'Your account is waiting for approval. You can build characters now; making a book opens once it is approved.',
    'account.forbidden': 'Your account may not do this.',
    'character.not-found': 'This character does not exist any more.',
    'character.too-many': 'You have reached the number of characters an account can keep. Delete one to make room.',
    'template.not-found': 'This story template does not exist.',
    'book.not-found': 'This book does not exist any more.',
    'book.not-finished': 'This book is not finished yet. Try again when all its pages are there.',
    'book.still-running': 'This book is still being made. Delete it once it is finished.',
    'run.not-failed': 'This book is not waiting to be resumed.',
    'link.expired': 'This link has expired. Reload the page to get a new one.',
    'server.internal': 'Internal server error',
    'server.starting': 'The server is starting. Try again in a moment.',
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
    'account.not-approved': 'حسابك في انتظار الموافقة. يمكنك الآن بناء الشخصيات، ويُفتح إنشاء الكتب بعد الموافقة.',
    'account.forbidden': 'لا يملك حسابك صلاحية هذا الإجراء.',
    'character.not-found': 'هذه الشخصية لم تعد موجودة.',
    'character.too-many': 'وصلت إلى أقصى عدد من الشخصيات في الحساب. احذف شخصية لتفسح مكانًا.',
    'template.not-found': 'قالب القصة هذا غير موجود.',
    'book.not-found': 'هذا الكتاب لم يعد موجودًا.',
    'book.not-finished': 'لم يكتمل هذا الكتاب بعد. حاول مرة أخرى عند اكتمال صفحاته.',
    'book.still-running': 'ما زال هذا الكتاب قيد الإعداد. احذفه بعد أن يكتمل.',
    'run.not-failed': 'هذا الكتاب لا ينتظر الاستئناف.',
    'link.expired': 'انتهت صلاحية هذا الرابط. أعد تحميل الصفحة للحصول على رابط جديد.',
    'server.internal': 'خطأ داخلي في الخادم',
    'server.starting': 'الخادم قيد التشغيل. حاول مرة أخرى بعد لحظات.',
  },
};

export const FIELD_MESSAGES: Messages<FieldProblem> = {
  en: {
    required: 'Fill this in.',
    invalid: 'This value is not one of the possible ones.',
    empty: 'Fill this in.',
    'too-short': 'This is too short.',
    'too-long': 'This is too long.',
    'too-small': 'This number is too small.',
    'too-big': 'This number is too big.',
    'too-many': 'There are too many of these.',
    'too-few': 'Choose at least one.',
    'invisible-characters': 'This contains invisible characters. Type it again instead of pasting it.',
    'no-letter': 'A name needs at least one letter.',
    'not-an-email': 'Enter an e-mail address like name@example.com.',
    'email-taken': 'There is an account with this e-mail already. Sign in instead.',
    'must-accept': 'Accept the terms to go on.',
    'unknown-character': 'One of these characters is not yours or does not exist any more.',
    'duplicate-character': 'The same character is chosen twice.',
    'unknown-template': 'This story template does not exist.',
    'template-or-idea': 'Choose a template or write your own idea, one of the two.',
    'language-unavailable': 'This story is not written in that language. Choose another language or another story.',
    'cannot-be-printed':
      'This has letters that our book fonts do not have. Write it in Latin, Cyrillic, Greek or Arabic letters.',
    'not-an-object': 'Send a JSON object.',
  },
  ar: {
    required: 'هذا الحقل مطلوب.',
    invalid: 'هذه القيمة ليست من القيم الممكنة.',
    empty: 'هذا الحقل مطلوب.',
    'too-short': 'النص قصير جدًا.',
    'too-long': 'النص طويل جدًا.',
    'too-small': 'الرقم صغير جدًا.',
    'too-big': 'الرقم كبير جدًا.',
    'too-many': 'العدد أكبر من المسموح.',
    'too-few': 'اختر واحدًا على الأقل.',
    'invisible-characters': 'يحتوي النص على رموز غير مرئية. اكتبه من جديد بدلًا من لصقه.',
    'no-letter': 'يجب أن يحتوي الاسم على حرف واحد على الأقل.',
    'not-an-email': 'اكتب بريدًا إلكترونيًا مثل name@example.com.',
    'email-taken': 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول بدلًا من ذلك.',
    'must-accept': 'وافق على الشروط للمتابعة.',
    'unknown-character': 'إحدى الشخصيات ليست لك أو لم تعد موجودة.',
    'duplicate-character': 'اخترت الشخصية نفسها مرتين.',
    'unknown-template': 'قالب القصة هذا غير موجود.',
    'template-or-idea': 'اختر قالبًا أو اكتب فكرتك، واحدًا من الاثنين.',
    'language-unavailable': 'هذه القصة غير مكتوبة بهذه اللغة. اختر لغة أخرى أو قصة أخرى.',
    'cannot-be-printed':
      'يحتوي هذا على حروف غير موجودة في خطوط الكتاب. اكتبه بحروف لاتينية أو سيريلية أو يونانية أو عربية.',
    'not-an-object': 'أرسل كائن JSON.',
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
