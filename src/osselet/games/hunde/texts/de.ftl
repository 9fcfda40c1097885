title = Den letzten beißen die Hunde
