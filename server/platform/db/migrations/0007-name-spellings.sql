-- How a name is written in texts of a language whose letters it does not have, by language.

alter table characters add column spellings jsonb not null default '{}';
