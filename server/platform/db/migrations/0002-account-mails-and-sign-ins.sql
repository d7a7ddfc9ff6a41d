-- Addresses that are confirmed, links in mails, vendor sign-ins, referrals, and the mails themselves.

alter table users
  alter column password_hash drop not null,
  add column email_verified_at timestamptz,
  add column pending_email text,
  add column currency text not null default 'USD' check (currency in ('USD', 'EGP')),
  add column notify_books boolean not null default true,
  add column picture_character_id uuid references characters (id) on delete set null,
  add column terms_accepted_at timestamptz,
  add column referral_code text,
  add column referrer_id uuid references users (id) on delete set null;

-- Whoever was there before addresses were confirmed goes on as before.
update users set
  email_verified_at = created_at,
  terms_accepted_at = created_at,
  currency = case language when 'ar' then 'EGP' else 'USD' end,
  referral_code = upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10));

alter table users alter column referral_code set not null;
create unique index users_referral_code_key on users (referral_code);
create index users_referrer_id_idx on users (referrer_id);

-- A link works once: using it deletes it. Only the SHA-256 of its token is kept.
create table account_links (
  token_sha256 bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('activation', 'email-change', 'reset')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_links_user_id_idx on account_links (user_id, purpose);

-- `subject` is the vendor's own id of the person: addresses change hands, subjects do not.
create table vendor_identities (
  vendor text not null check (vendor in ('google', 'facebook')),
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (vendor, subject),
  unique (user_id, vendor)
);

-- Counts what may be done so many times in a window, under the SHA-256 of what it is about.
create table attempts (
  key_sha256 bytea primary key,
  attempt_count integer not null,
  window_ends_at timestamptz not null
);
create index attempts_window_ends_at_idx on attempts (window_ends_at);

-- One row per invited user, so that nobody is rewarded for the same person twice.
create table referral_rewards (
  invited_user_id uuid primary key references users (id) on delete cascade,
  referrer_id uuid not null references users (id) on delete cascade,
  credit_minor integer not null check (credit_minor > 0),
  currency text not null check (currency in ('USD', 'EGP')),
  created_at timestamptz not null
);
create index referral_rewards_referrer_id_idx on referral_rewards (referrer_id);

-- What is to be mailed. Words and links are made when it is sent, so no secret lies here.
create table mails (
  id uuid primary key,
  kind text not null,
  user_id uuid references users (id) on delete cascade,
  book_id uuid references books (id) on delete cascade,
  to_address text not null,
  addressee_name text,
  language text check (language in ('en', 'ar')),
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  subject text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_user_id_idx on mails (user_id, created_at desc);

-- The mailbox of the embedded mail part: it keeps what a mail server would have delivered.
create table outbox_mails (
  id uuid primary key,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  links text[] not null,
  sent_at timestamptz not null
);
create index outbox_mails_sent_at_idx on outbox_mails (sent_at desc);
create index outbox_mails_to_address_idx on outbox_mails (to_address);
