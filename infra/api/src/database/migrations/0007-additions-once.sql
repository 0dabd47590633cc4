-- Browsers send a request again by themselves when its connection breaks before the first byte of the answer: the keys of a
-- shopper's last additions, the newest first, tell the second from another wish.
alter table shoppers add column recent_additions text[] not null default '{}';
