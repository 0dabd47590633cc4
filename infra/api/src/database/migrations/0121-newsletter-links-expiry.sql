-- Links that have expired: looked for every minute, among those of all subscribers, which do not expire.
create index newsletter_links_expiry on newsletter_links (expires_at) where expires_at is not null;
