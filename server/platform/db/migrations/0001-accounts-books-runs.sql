-- Accounts, characters, books and runs.
-- Ids are made by the application; instants are timestamptz; states are checked against the lists of the core.

create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key,
  name text not null,
  email text not null,
  password_hash text not null,
  role text not null default 'USER' check (role in ('USER', 'ADMIN')),
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'rejected')),
  language text not null default 'en' check (language in ('en', 'ar')),
  referred_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email_key on users (lower(email));

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_sha256 bytea not null unique,
  user_agent text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user_id_idx on sessions (user_id);

create table characters (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  name text not null,
  age integer not null,
  pronouns text not null,
  kind text not null,
  looks jsonb not null,
  traits text[] not null,
  interests text[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index characters_owner_id_idx on characters (owner_id, created_at desc);

create table books (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  status text not null default 'in-progress' check (status in ('in-progress', 'under-review', 'approved', 'failed')),
  title text not null,
  brief jsonb not null,
  version integer not null default 1,
  idempotency_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (owner_id, idempotency_key)
);
create index books_owner_id_idx on books (owner_id, created_at desc, id desc);

create table page_images (
  id uuid primary key,
  book_id uuid not null references books (id) on delete cascade,
  page_index integer not null check (page_index >= 0),
  file_key text not null,
  media_type text not null,
  width_px integer not null,
  height_px integer not null,
  sha256 text not null,
  illustrator text not null,
  created_at timestamptz not null
);
create index page_images_book_id_idx on page_images (book_id, page_index);

-- Page 0 is the cover and its text is the title; then one page per spread.
create table book_pages (
  book_id uuid not null references books (id) on delete cascade,
  page_index integer not null check (page_index >= 0),
  texts jsonb not null,
  alts jsonb not null,
  scene jsonb not null,
  page_image_id uuid references page_images (id) on delete set null,
  primary key (book_id, page_index)
);

create table book_files (
  book_id uuid not null references books (id) on delete cascade,
  kind text not null check (kind in ('pdf')),
  version integer not null,
  file_key text not null,
  size_bytes bigint not null,
  sha256 text not null,
  created_at timestamptz not null,
  primary key (book_id, kind, version)
);

create table runs (
  id uuid primary key,
  book_id uuid not null references books (id) on delete cascade,
  stage text not null default 'analyzing'
    check (stage in ('analyzing', 'optimizing', 'queued', 'in_progress', 'uploading', 'completed')),
  error_code text,
  error_detail text,
  started_at timestamptz not null,
  drawing_started_at timestamptz,
  ended_at timestamptz
);
create index runs_book_id_idx on runs (book_id, started_at desc);
-- One unfinished run per book.
create unique index runs_unfinished_key on runs (book_id) where stage <> 'completed';

create table run_pages (
  run_id uuid not null references runs (id) on delete cascade,
  page_index integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'drawing', 'done', 'failed')),
  attempts integer not null default 0,
  page_image_id uuid references page_images (id) on delete set null,
  primary key (run_id, page_index)
);
