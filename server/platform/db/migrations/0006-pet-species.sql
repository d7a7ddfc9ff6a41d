-- Which animal a pet is. Pets of before keep the animal that their interests name, or that their id has always been drawn as.

alter table characters add column species text;
