-- What an email carries: who makes it and of what. It is made when the email is sent.
alter table mail_message add column attached jsonb not null default '[]';
