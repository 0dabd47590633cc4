-- Why a day's opening hours differ, in German and English: it was a German text.
alter table opening_exceptions alter column note type jsonb using jsonb_build_object('at', note);
