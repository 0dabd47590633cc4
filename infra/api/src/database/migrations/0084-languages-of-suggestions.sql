-- Suggestions in each language. The next import or change of products writes those of other languages than German.
alter table suggestions add column locale text not null default 'at' check (locale in ('at', 'en'));
alter table suggestions drop constraint suggestions_pkey;
alter table suggestions add primary key (phrase, locale);
