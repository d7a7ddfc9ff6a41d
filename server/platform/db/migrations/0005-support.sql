-- Messages to the support. `running_number` is what people call a ticket by.

create table support_tickets (
  id uuid primary key,
  running_number integer generated always as identity unique,
  category text not null check (category in ('bugReport', 'shippingIssues', 'feedback', 'suggestions', 'other')),
  name text not null,
  email text not null,
  message text not null,
  language text not null check (language in ('en', 'ar')),
  user_id uuid references users (id) on delete cascade,
  book_id uuid references books (id) on delete set null,
  created_at timestamptz not null
);
create index support_tickets_user_id_idx on support_tickets (user_id, created_at desc);
create index support_tickets_book_id_idx on support_tickets (book_id);

alter table mails add column support_ticket_id uuid references support_tickets (id) on delete cascade;
create index mails_support_ticket_id_idx on mails (support_ticket_id);
