-- An email about an order waits for the earlier ones about it: found for each email that is due.
create index mail_outbox_order on mail_outbox ((about ->> 'orderUuid'), id);
