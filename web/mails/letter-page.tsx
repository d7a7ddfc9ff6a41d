/** One mail as mail programs can show it: a table on paper colour, in the direction of its language. */
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { Letter } from '#contract/mails/letters.ts';
import { directionOf, type Language } from '#core/locale/language.ts';
import { FRAME_WORDS, wordsOf } from '#web/mails/letter-words.ts';

/** Mail programs know no custom properties, so the colours of `tokens.css` stand here as they are. */
const COLORS = { ground: '#f8f0e0', paper: '#fffaf0', ink: '#1d2038', soft: '#5c5867', accent: '#b5301b' };

const FONTS: Readonly<Record<Language, string>> = {
  en: 'Inter, Helvetica, Arial, sans-serif',
  ar: '"Noto Sans Arabic", Tahoma, Arial, sans-serif',
};

const Action = ({ label, link, copyLink }: { label: string; link: string; copyLink: string }) => (
  <>
    <Button
      href={link}
      style={{
        background: COLORS.accent,
        color: COLORS.paper,
        padding: '14px 22px',
        borderRadius: '8px',
        fontWeight: 600,
        fontSize: '16px',
      }}
    >
      {label}
    </Button>
    {/* The plain text has no button, and says the address beside the words of it already. */}
    <Section data-skip-in-text="true">
      <Text style={{ color: COLORS.soft, fontSize: '13px', margin: '24px 0 0' }}>{copyLink}</Text>
      <Text dir="ltr" style={{ fontSize: '13px', margin: '4px 0 0', wordBreak: 'break-all' }}>
        <Link href={link} style={{ color: COLORS.ink }}>
          {link}
        </Link>
      </Text>
    </Section>
  </>
);

export const LetterPage = ({ letter, language }: { letter: Letter; language: Language }) => {
  const { heading, paragraphs, action, afterword } = wordsOf(letter, language);
  const { brand, greeting, copyLink, imprint } = FRAME_WORDS[language];
  const direction = directionOf(language);
  return (
    <Html lang={language} dir={direction}>
      <Head />
      <Preview>{paragraphs[0] ?? heading}</Preview>
      <Body dir={direction} style={{ background: COLORS.ground, margin: 0, fontFamily: FONTS[language] }}>
        <Container
          dir={direction}
          style={{
            background: COLORS.paper,
            color: COLORS.ink,
            maxWidth: '560px',
            margin: '24px auto',
            padding: '32px',
            borderRadius: '12px',
            textAlign: language === 'ar' ? 'right' : 'left',
          }}
        >
          <Text style={{ color: COLORS.accent, fontSize: '20px', fontWeight: 700, margin: '0 0 24px' }}>{brand}</Text>
          <Heading as="h1" style={{ fontSize: '24px', lineHeight: '32px', margin: '0 0 16px' }}>
            {heading}
          </Heading>
          {[...(letter.kind === 'welcome' ? [] : [greeting(letter.name)]), ...paragraphs].map((paragraph, index) => (
            // People may write the same line twice.
            <Text key={`${index} ${paragraph}`} style={{ fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' }}>
              {paragraph}
            </Text>
          ))}
          {action !== null && 'link' in letter && <Action label={action} link={letter.link} copyLink={copyLink} />}
          {afterword !== null && (
            <Text style={{ color: COLORS.soft, fontSize: '14px', lineHeight: '22px', margin: '24px 0 0' }}>
              {afterword}
            </Text>
          )}
          <Hr style={{ borderColor: COLORS.ground, margin: '32px 0 16px' }} />
          <Text style={{ color: COLORS.soft, fontSize: '13px', margin: 0 }}>{imprint}</Text>
        </Container>
      </Body>
    </Html>
  );
};
