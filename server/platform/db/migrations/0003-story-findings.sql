-- What the checks of a written story found, for the people who review it. Replaced when the story is written anew.

create table story_findings (
  book_id uuid not null references books (id) on delete cascade,
  position integer not null check (position >= 0),
  check_name text not null,
  severity text not null check (severity in ('error', 'warning')),
  -- Null for the whole story; otherwise the index of a spread, whose page in book_pages is one higher.
  spread integer check (spread >= 0),
  detail text not null,
  primary key (book_id, position)
);
