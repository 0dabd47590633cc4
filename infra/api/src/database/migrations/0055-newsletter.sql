-- The newsletter's subscriptions, of guests and of accounts: one for each address that has confirmed it, with the times of the consent.
create table newsletter_subscriptions (
  id bigint generated always as identity primary key,
  email text not null,
  locale text not null check (locale in ('at', 'en')),
  requested_at timestamptz not null,
  confirmed_at timestamptz not null
);
create unique index newsletter_subscriptions_email on newsletter_subscriptions (lower(email));
insert into newsletter_subscriptions (email, locale, requested_at, confirmed_at)
  select distinct on (lower(separate_email)) separate_email, 'at', created_at, created_at
  from accounts where separate_email is not null;

-- Links in emails. Only the SHA-256 of the secret is kept. Links to confirm expire; links to unsubscribe hold as long as the subscription.
create table newsletter_links (
  token_hash text primary key,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  email text not null,
  locale text not null check (locale in ('at', 'en')),
  requested_at timestamptz not null,
  expires_at timestamptz
);
create index newsletter_links_email on newsletter_links (lower(email));
