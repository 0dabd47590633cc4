-- What a team's page shows and how its members order: a record of the catalogue format (`terms`).
alter table teams add column terms jsonb;
-- Pages of the team shop alone.
alter table content_pages drop constraint content_pages_section_check;
alter table content_pages add constraint content_pages_section_check check (section in ('static', 'services', 'info'));
