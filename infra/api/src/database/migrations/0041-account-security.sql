-- Sessions as their owner sees them: what signed in, and when it was last used, to the day.
alter table sessions add column id uuid not null default gen_random_uuid() unique;
alter table sessions add column browser text not null default '';
alter table sessions add column system text not null default '';
alter table sessions add column kind text not null default 'unknown' check (kind in ('desktop', 'mobile', 'tablet', 'unknown'));
alter table sessions add column last_used_at timestamptz not null default now();

-- The address that the account is going to have once a link to it has been used.
alter table accounts add column pending_email text;
alter table mail_links drop constraint mail_links_purpose_check;
alter table mail_links add check (purpose in ('confirm-account', 'separate-email', 'reset-password', 'change-email'));

-- When terms and privacy policy were accepted, and when the account will be deleted.
alter table accounts add column terms_accepted_at timestamptz;
alter table accounts add column delete_at timestamptz;
create index accounts_to_delete on accounts (delete_at) where delete_at is not null;
