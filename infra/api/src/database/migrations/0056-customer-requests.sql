-- Messages and withdrawals that shoppers send by a form.
create sequence customer_request_numbers start with 100001;
create table customer_requests (
  number integer primary key default nextval('customer_request_numbers'),
  kind text not null check (kind in ('contact', 'withdrawal')),
  locale text not null check (locale in ('at', 'en')),
  name text not null,
  email text not null,
  topic text not null,
  order_number text not null,
  body text not null,
  -- Of kind, content and day: the same form sent again is the same request.
  fingerprint text not null unique,
  received_at timestamptz not null default now(),
  done_at timestamptz
);
create index customer_requests_received on customer_requests (kind, received_at);
create index customer_requests_email on customer_requests (lower(email));
