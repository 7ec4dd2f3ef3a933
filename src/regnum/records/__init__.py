"""Records of bots' games as Parquet, for learning from them: what everybody saw, apart from what single seats knew.

regnum record lancaster-4p-v1 --bots champion --games 1000 --into my-records

from regnum.records.reading import batches
for batch in batches("my-records", 1024, seed=1): ...
"""
