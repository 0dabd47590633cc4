-- Services of stores that are by appointment.
alter table store_services add column bookable boolean not null default false;

-- Requested appointments. No reference to stores and services: an import may remove them. One request for each day and part of it.
create table appointments (
  id uuid primary key,
  store_id integer not null,
  service text not null,
  day date not null,
  part_of_day text not null check (part_of_day in ('morning', 'midday', 'afternoon')),
  name text not null,
  email text not null,
  phone text not null,
  note text not null,
  locale text not null,
  created_at timestamptz not null default now()
);
create unique index appointments_once on appointments (store_id, service, day, part_of_day, lower(email));
create index appointments_day on appointments (day);
