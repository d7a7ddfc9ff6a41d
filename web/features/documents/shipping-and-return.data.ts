/** How printed books travel and what happens when one is not right, in both languages. */
import type { LegalDocument } from '#web/features/documents/document.ts';

type Section = 'made' | 'where' | 'price' | 'tracking' | 'digital' | 'cancel' | 'faulty' | 'mind' | 'lost';

export const SHIPPING_AND_RETURN: LegalDocument<Section> = {
  changedOn: '2026-11-22',
  en: {
    title: 'Shipping and returns',
    summary:
      'Every copy is printed for one family. Here is how it reaches you, and what we do when something is wrong.',
    sections: {
      made: {
        title: 'Printed for you',
        paragraphs: [
          'There is no stock. After you pay and an administrator has approved the book, the files go to the print partner, who prints and binds this one copy. You can follow each step in your orders.',
        ],
      },
      where: {
        title: 'Where we deliver',
        paragraphs: [
          'In Egypt, and in every country that is offered when you enter the address. If your country is not in the list, the print partner does not deliver there yet; the digital copy reaches you everywhere.',
        ],
      },
      price: {
        title: 'What delivery costs and how long it takes',
        paragraphs: [
          'Both depend on the country and the method. The price, and the date by which the book should arrive, are shown with each method before you pay. Customs duties, where a country asks for them, are paid by the receiver.',
        ],
      },
      tracking: {
        title: 'Where is my book?',
        paragraphs: [
          'As soon as the parcel is on its way, the tracking link appears in your orders and comes by e-mail.',
        ],
      },
      digital: {
        title: 'Digital copies',
        paragraphs: [
          'The download is ready as soon as the book is paid and approved. It can be downloaded again at any time from your library.',
        ],
      },
      cancel: {
        title: 'Cancelling',
        paragraphs: [
          'Until the book has been handed to the printer you can cancel in your orders, and the whole amount is paid back. Afterwards the copy is being made and cannot be stopped.',
        ],
      },
      faulty: {
        title: 'Damaged, faulty or wrong',
        paragraphs: [
          'Tell us through the support page within 30 days of delivery and add a photo of the fault. We print the book again and send it at our cost, or pay it back, as you like. You do not need to send the faulty copy back.',
        ],
      },
      mind: {
        title: 'Changed your mind',
        paragraphs: [
          'A book about your own child cannot be sold to anybody else, so a copy without a fault cannot be returned once it is in print. Read it to the end before you order: the proof shows every page as it will be printed.',
        ],
      },
      lost: {
        title: 'Lost on the way',
        paragraphs: [
          'If the parcel has not come ten days after the date you were shown, tell us. We look for it with the carrier and send another copy, or pay it back.',
        ],
      },
    },
  },
  ar: {
    title: 'الشحن والإرجاع',
    summary: 'كل نسخة تُطبع لعائلة واحدة. هنا كيف تصل إليكم، وماذا نفعل إن كان فيها خطأ.',
    sections: {
      made: {
        title: 'تُطبع من أجلكم',
        paragraphs: [
          'ليس لدينا مخزون. بعد الدفع وموافقة أحد المشرفين على الكتاب تذهب الملفات إلى شريك الطباعة، فيطبع هذه النسخة وحدها ويجلّدها. ويمكنكم متابعة كل خطوة في صفحة طلباتكم.',
        ],
      },
      where: {
        title: 'إلى أين نوصل',
        paragraphs: [
          'داخل مصر، وإلى كل بلد يظهر لكم عند كتابة العنوان. إن لم يكن بلدكم في القائمة فشريك الطباعة لا يوصل إليه بعد، أما النسخة الرقمية فتصل إلى كل مكان.',
        ],
      },
      price: {
        title: 'تكلفة التوصيل ومدته',
        paragraphs: [
          'كلاهما يعتمد على البلد وطريقة الشحن. ويظهر السعر والتاريخ المتوقع للوصول مع كل طريقة قبل الدفع. والرسوم الجمركية، حيث يطلبها البلد، يدفعها المستلم.',
        ],
      },
      tracking: {
        title: 'أين كتابي؟',
        paragraphs: ['ما إن يخرج الطرد حتى يظهر رابط التتبع في طلباتكم ويصلكم بالبريد الإلكتروني.'],
      },
      digital: {
        title: 'النسخ الرقمية',
        paragraphs: ['يصبح التنزيل جاهزًا بمجرد دفع ثمن الكتاب واعتماده، ويمكن تنزيله مرة أخرى من مكتبتكم في أي وقت.'],
      },
      cancel: {
        title: 'الإلغاء',
        paragraphs: [
          'يمكنكم الإلغاء من صفحة طلباتكم حتى يُسلَّم الكتاب إلى المطبعة، ويُرد المبلغ كله. بعد ذلك تكون النسخة قيد الصنع ولا يمكن إيقافها.',
        ],
      },
      faulty: {
        title: 'تالف أو معيب أو مختلف',
        paragraphs: [
          'أخبرونا من صفحة الدعم خلال ثلاثين يومًا من الاستلام وأرفقوا صورة للعيب. نعيد طباعة الكتاب ونرسله على حسابنا، أو نرد ثمنه، كما تحبون. ولا حاجة إلى إعادة النسخة المعيبة.',
        ],
      },
      mind: {
        title: 'غيّرتم رأيكم',
        paragraphs: [
          'كتاب عن طفلكم لا يمكن بيعه لغيركم، ولذلك لا تُرد نسخة سليمة دخلت الطباعة. اقرؤوا الكتاب حتى آخره قبل الطلب: فالبروفة تعرض كل صفحة كما ستُطبع.',
        ],
      },
      lost: {
        title: 'ضاع في الطريق',
        paragraphs: [
          'إن لم يصل الطرد بعد عشرة أيام من التاريخ الذي ظهر لكم فأخبرونا. نبحث عنه مع شركة الشحن ونرسل نسخة أخرى، أو نرد الثمن.',
        ],
      },
    },
  },
};
