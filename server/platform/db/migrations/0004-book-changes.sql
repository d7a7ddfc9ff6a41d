-- What a book was before each change, single pages that are drawn again, and links that show a book to others.

-- One row per change, with what the change replaced; what it did not touch is null. Every change makes a version.
create table book_changes (
  book_id uuid not null references books (id) on delete cascade,
  version integer not null,
  kind text not null check (kind in ('text', 'picture', 'details')),
  -- Null for the details, which are the dedication and the giver.
  page_index integer check (page_index >= 0),
  texts jsonb,
  scene jsonb,
  alts jsonb,
  page_image_id uuid references page_images (id) on delete set null,
  dedication text,
  giver text,
  -- True when the book was approved until this change.
  was_approved boolean not null,
  -- The version whose change this one took back; null for a change of its own.
  undoes_version integer,
  undone_at timestamptz,
  created_at timestamptz not null,
  primary key (book_id, version)
);
create index book_changes_page_idx on book_changes (book_id, page_index, version desc);

create table page_redraws (
  id uuid primary key,
  book_id uuid not null references books (id) on delete cascade,
  page_index integer not null check (page_index >= 0),
  note text,
  -- What is to be drawn: the scene of the page with what the note changes in it.
  scene jsonb not null,
  seed bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'drawing', 'done', 'failed')),
  created_at timestamptz not null,
  ended_at timestamptz
);
create index page_redraws_book_id_idx on page_redraws (book_id, page_index, created_at desc);
-- A page is drawn again once at a time.
create unique index page_redraws_open_key on page_redraws (book_id, page_index) where state in ('waiting', 'drawing');

-- One link per book. Only the SHA-256 of its token is kept.
create table book_shares (
  book_id uuid primary key references books (id) on delete cascade,
  token_sha256 bytea not null unique,
  created_at timestamptz not null
);
