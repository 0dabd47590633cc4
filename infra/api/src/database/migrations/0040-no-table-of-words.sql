-- Search reads words from the full-text column of products (decision 0034): this table had no reader any more.
drop table search_words;
