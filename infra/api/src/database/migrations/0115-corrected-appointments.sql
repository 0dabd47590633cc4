-- A request for the same appointment with another name, telephone number or note is another request: anyone can name an address, so none
-- overwrites the one before, and the store sees both. The note is hashed because rows of an index have a longest size.
drop index appointments_once;
create unique index appointments_once
  on appointments (store_id, service, day, part_of_day, lower(email), name, phone, md5(note));
