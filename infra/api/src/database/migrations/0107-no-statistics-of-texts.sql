-- No query selects by these: statistics of them would only cost an import seconds.
alter table products
  alter column names set statistics 0, alter column descriptions set statistics 0, alter column features set statistics 0,
  alter column details set statistics 0, alter column condition set statistics 0, alter column search set statistics 0,
  alter column search_source set statistics 0;
alter table variants alter column pictures set statistics 0;
